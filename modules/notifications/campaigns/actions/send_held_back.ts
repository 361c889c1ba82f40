import { clock } from '#app/clock'
import { transaction, type Transaction } from '#app/transaction'
import Notification from '#notifications/list/models/notification'
import { TOLD_PART } from '../constants.js'
import { writeMessages } from '../messages.js'
import Campaign from '../models/campaign.js'
import Delivery from '../models/delivery.js'
import { reachableAmong } from '../queries/reachable.js'
import { count } from './finish.js'

/**
 * Sends what came while the campaign was paused: a set of it.
 *
 * @returns whether there was any
 */
export function sendHeldBack({ id, channels, round }: Campaign): Promise<boolean> {
  return transaction(async (trx) => {
    const here = Campaign.query(trx).where({ id, state: 'sending', round })
    const [stands] = await here.update({ updatedAt: clock.now() })
    if (Number(stands) === 0) return false
    const held = await Delivery.query(trx)
      .where({ campaignId: id, state: 'held' })
      .whereNull('reason')
      .orderBy('memberId')
      .limit(TOLD_PART)
    if (!held.length) return false
    const memberIds = [...new Set(held.map(({ memberId }) => memberId))]
    const isHeld = new Set(held.map(({ memberId, channel }) => `${channel}:${memberId}`))
    const notificationIds = await notificationsOf(trx, id, memberIds)
    const addressed = (await reachableAmong(memberIds, channels, trx)).map((one) => ({
      ...one,
      channels: one.channels.filter((channel) => isHeld.has(`${channel}:${one.reader.id}`)),
      notificationId: notificationIds.get(one.reader.id)!,
    }))
    const goes = new Set(
      addressed.flatMap(({ reader, channels: on }) =>
        on.map((channel) => `${channel}:${reader.id}`)
      )
    )
    const [go, stay] = [[] as number[], [] as number[]]
    for (const { id: delivery, channel, memberId } of held) {
      const list = goes.has(`${channel}:${memberId}`) ? go : stay
      list.push(delivery)
    }
    await Delivery.query(trx).whereIn('id', go).update({ state: 'waiting' })
    await Delivery.query(trx).whereIn('id', stay).update({ state: 'left_out', reason: 'unwanted' })
    await count(trx, id, { leftOutCount: stay.length })
    await writeMessages(trx, addressed, { id, round })
    return true
  })
}

async function notificationsOf(trx: Transaction, campaignId: number, memberIds: number[]) {
  const keys = memberIds.map((memberId) => `campaign:${campaignId}:${memberId}`)
  const found = await Notification.query(trx).whereIn('dedupeKey', keys)
  return new Map(found.map(({ id, memberId }) => [memberId, id]))
}
