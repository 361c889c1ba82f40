import { clock } from '#app/clock'
import { sendTogether } from '#app/outbox/outbox'
import type { Transaction } from '#app/transaction'
import type { NumberedChange } from '#auth'
import { EVENTS_AT_ONCE_MAX } from '../constants.js'
import { endpoint } from './endpoint.js'
import { PARTNER_EVENT, type PartnerEvent } from './partner_event.js'

/** Writes the events of what members changed. Of many at once only that there are many is told; erasures always singly. */
export async function tellChanges(trx: Transaction, changes: NumberedChange[]): Promise<void> {
  if (!changes.length || !endpoint()) return
  const areMany = changes.length > EVENTS_AT_ONCE_MAX
  const single = areMany ? changes.filter(({ kind }) => kind === 'erased') : changes
  const events = single.map(eventOf)
  if (areMany) {
    const { position } = changes.at(-1)!
    const data = { count: changes.length, position }
    const event: PartnerEvent = { type: 'members.changed', happenedAt: clock.now(), data }
    events.push({ key: `many:${position}`, event })
  }
  const messages = events.map(({ key, event }) => {
    return { topic: PARTNER_EVENT, dedupeKey: `partner_event:${key}`, payload: event }
  })
  await sendTogether(trx, messages)
}

function eventOf({ kind, memberId: id, sfId, version, position }: NumberedChange) {
  const event: PartnerEvent = {
    type: `member.${kind}`,
    happenedAt: clock.now(),
    data: { id, sf_id: sfId, version, position },
  }
  return { key: `member:${id}:${position}`, event }
}
