import { clock } from '#app/clock'
import { NOTICE_SWITCHES, type NoticeSwitch } from '#app/rules/notification_topics'
import type { Transaction } from '#app/transaction'
import { holdMember } from '#auth'
import NotificationChoice from '../models/notification_choice.js'
import type { Choices } from '../queries/choices_of.js'

/** Keeps how a member wants to be told; a switch that stands as at first follows what the shop says later. */
export async function saveChoices(
  trx: Transaction,
  memberId: number,
  { switches, quiet }: Choices
): Promise<void> {
  const changed = Object.entries(switches).filter(
    ([name, isOn]) => isOn !== NOTICE_SWITCHES[name as NoticeSwitch]
  )
  // Two tabs that save at once take turns.
  await holdMember(trx, memberId)
  const row = {
    switched: Object.fromEntries(changed),
    quietFrom: quiet?.from ?? null,
    quietUntil: quiet?.until ?? null,
    changedAt: clock.now(),
  }
  await NotificationChoice.updateOrCreate({ memberId }, row, { client: trx.client })
}
