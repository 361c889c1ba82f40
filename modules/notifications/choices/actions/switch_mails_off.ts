import { clock } from '#app/clock'
import {
  QUIET_FROM,
  QUIET_UNTIL,
  type NoticeSwitch,
  type NoticeTopic,
} from '#app/rules/notification_topics'
import type { Transaction } from '#app/transaction'
import { holdMember } from '#auth'
import NotificationChoice from '../models/notification_choice.js'

/** Switches the mails of one topic off for a member; again does nothing more, and nothing else changes. */
export async function switchMailsOff(
  trx: Transaction,
  memberId: number,
  topic: NoticeTopic
): Promise<void> {
  await holdMember(trx, memberId)
  const name = `${topic}_mail` as NoticeSwitch
  const known = await NotificationChoice.query(trx).where({ memberId }).first()
  if (known?.switched[name] === false) return
  const row = known ?? new NotificationChoice().merge({ memberId, ...AT_FIRST })
  row.merge({ switched: { ...row.switched, [name]: false }, changedAt: clock.now() })
  await row.useTransaction(trx.client).save()
}

const AT_FIRST = { switched: {}, quietFrom: QUIET_FROM, quietUntil: QUIET_UNTIL }
