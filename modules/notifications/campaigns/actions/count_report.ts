import { clock } from '#app/clock'
import OutboxMessage from '#app/outbox/models/outbox_message'
import type { Transaction } from '#app/transaction'
import type { ReportedMail } from '#notifications/bounces/main'
import type { PauseReason } from '../campaign.js'
import { BOUNCED_MAX, COMPLAINED_MAX, JUDGED_FROM } from '../constants.js'
import { CAMPAIGN_MAIL, campaignOf } from '../messages.js'
import Campaign from '../models/campaign.js'
import Delivery from '../models/delivery.js'
import { count } from './finish.js'

/** Counts a mail of a campaign that came back or was complained of, and pauses the campaign where they are too many. */
export async function countReport(
  trx: Transaction,
  { messageId, consequence }: ReportedMail
): Promise<void> {
  if (consequence === 'soft') return
  const message = await OutboxMessage.query(trx)
    .where({ id: messageId, topic: CAMPAIGN_MAIL })
    .select('dedupeKey')
    .first()
  if (!message) return
  const id = campaignOf(message.dedupeKey)
  await count(trx, id, { [consequence === 'hard' ? 'bouncedCount' : 'complaintCount']: 1 })
  const reason = tooMany(await Campaign.findOrFail(id, { client: trx.client }), await sent(trx, id))
  if (!reason) return
  await Campaign.query(trx)
    .where({ id })
    .whereIn('state', ['freezing', 'sending'])
    .update({ state: 'paused', pauseReason: reason, updatedAt: clock.now() })
}

/** Of so many mails that were sent. */
function tooMany(
  { bouncedCount, complaintCount }: Campaign,
  mails: number
): PauseReason | undefined {
  if (mails < JUDGED_FROM) return undefined
  if (bouncedCount > mails * BOUNCED_MAX) return 'bounced'
  return complaintCount > mails * COMPLAINED_MAX ? 'complained' : undefined
}

async function sent(trx: Transaction, campaignId: number): Promise<number> {
  const [{ mails }] = await Delivery.query(trx)
    .where({ campaignId, channel: 'mail', state: 'sent' })
    .pojo<{ mails: number }>()
    .count('* as mails')
  return Number(mails)
}
