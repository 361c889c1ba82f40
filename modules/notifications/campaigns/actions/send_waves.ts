import { clock } from '#app/clock'
import { lateSince } from '#app/outbox/state'
import { settings } from '#app/settings/settings'
import { afterCommit, transaction, type Transaction } from '#app/transaction'
import { tellPagesThatAreOpen } from '#notifications/list/open_pages'
import { writeNotifications } from '#notifications/list/actions/write_notifications_sql'
import { hearsOfBounces } from '#notifications/bounces/main'
import { ALL } from '../campaign.js'
import { countedPath } from '../campaign_text.js'
import { LATE_MS, MAILS_UNWATCHED_MAX, TOLD_PART, WAVE_MS } from '../constants.js'
import { writeMessages, type Addressed } from '../messages.js'
import Campaign from '../models/campaign.js'
import CampaignRecipient from '../models/campaign_recipient.js'
import Delivery from '../models/delivery.js'
import { reachableAmong, type Reachable } from '../queries/reachable.js'
import { writeDeliveries } from '../write_campaigns_sql.js'
import { count, finishWhereOver } from './finish.js'
import { sendHeldBack } from './send_held_back.js'

/** Tells the recipients of a campaign, wave by wave, as far as it may go now. */
export async function sendWaves(id: number): Promise<void> {
  for (;;) {
    const campaign = await Campaign.find(id)
    if (campaign?.state !== 'sending') return
    if (await sendHeldBack(campaign)) continue
    if (campaign.toldAfter === ALL) return finishWhereOver(campaign)
    const wave = await waveNow(campaign)
    if (!wave || (await lateSince(clock.now() - LATE_MS))) return
    if (!(await tellNext(campaign, wave))) return
  }
}

type Wave = Pick<Campaign, 'wave' | 'waveLeft' | 'waveBeganAt'>

/** The wave that is under way, or the next one; nothing where its time has not come. */
async function waveNow({ wave, waveLeft, waveBeganAt }: Campaign): Promise<Wave | undefined> {
  if (waveLeft > 0) return { wave, waveLeft, waveBeganAt }
  const now = clock.now()
  if (waveBeganAt !== null && now < waveBeganAt + WAVE_MS) return undefined
  const { campaign_wave_size: size } = await settings()
  return { wave: wave + 1, waveLeft: size, waveBeganAt: now }
}

/** @returns false where somebody else told these, or the campaign was stopped */
async function tellNext(campaign: Campaign, wave: Wave): Promise<boolean> {
  const { id, toldAfter, channels } = campaign
  const limit = Math.min(TOLD_PART, wave.waveLeft)
  const isWatched = hearsOfBounces()
  return transaction(async (trx) => {
    const here = () => Campaign.query(trx).where({ id, state: 'sending', toldAfter })
    const [found, isEnd] = await recipientsAfter(trx, campaign, limit)
    const reached = await reachableAmong(found, channels, trx)
    const next = isWatched ? found : found.slice(0, await unwatchedEnd(trx, id, found, reached))
    if (found.length && !next.length) {
      await here().update({ state: 'paused', pauseReason: 'bounces', updatedAt: clock.now() })
      return false
    }
    const isLast = isEnd && next.length === found.length
    const onwards = { toldAfter: isLast ? ALL : next.at(-1)!, updatedAt: clock.now() }
    const left = { ...wave, waveLeft: wave.waveLeft - next.length }
    const [moved] = await here().update({ ...onwards, ...left })
    if (Number(moved) === 0) return false
    const reachable = reached.filter(({ reader }) => reader.id <= (next.at(-1) ?? 0))
    await tell(trx, campaign, reachable)
    await count(trx, id, {
      toldCount: reachable.length,
      leftOutCount: next.length - reachable.length,
    })
    return true
  })
}

/** Where a set ends, so that no more mails are sent than may be while nobody tells which ones come back. */
async function unwatchedEnd(
  trx: Transaction,
  campaignId: number,
  found: number[],
  reached: Reachable[]
): Promise<number> {
  const [{ sent }] = await Delivery.query(trx)
    .where({ campaignId, channel: 'mail' })
    .pojo<{ sent: number }>()
    .count('* as sent')
  const mails = reached.filter(({ channels }) => channels.includes('mail'))
  const first = mails[Math.max(MAILS_UNWATCHED_MAX - Number(sent), 0)]
  return first ? found.indexOf(first.reader.id) : found.length
}

/** The next recipients, and whether they are the last ones. */
async function recipientsAfter(
  trx: Transaction,
  { id, toldAfter }: Campaign,
  limit: number
): Promise<[memberIds: number[], isEnd: boolean]> {
  const found = await CampaignRecipient.query(trx)
    .where({ campaignId: id })
    .where('memberId', '>', toldAfter)
    .orderBy('memberId')
    .limit(limit + 1)
  const next = found.slice(0, limit)
  return [next.map(({ memberId }) => memberId), found.length === next.length]
}

/** Writes list rows, deliveries and messages of a set. */
async function tell(trx: Transaction, campaign: Campaign, reachable: Reachable[]): Promise<void> {
  const { id } = campaign
  const createdAt = clock.now()
  const keyOf = (memberId: number) => `campaign:${id}:${memberId}`
  const rows = reachable.map(({ reader }) => ({
    memberId: reader.id,
    topic: 'news',
    type: 'other',
    textKey: 'campaign',
    sealedValues: '',
    action: campaign.action === null ? null : countedPath(id, 0),
    campaignId: id,
    dedupeKey: keyOf(reader.id),
    createdAt,
  }))
  const written = await writeNotifications(trx, rows)
  const addressed = reachable.map((one) => {
    return { ...one, notificationId: written.get(keyOf(one.reader.id))! }
  })
  await writeDeliveries(trx, deliveriesOf(id, addressed, createdAt))
  await writeMessages(trx, addressed, campaign)
  const told = addressed.map(({ reader, notificationId }) => ({ ...reader, notificationId }))
  afterCommit(trx, () => tellPagesThatAreOpen(told))
}

function deliveriesOf(campaignId: number, addressed: Addressed[], createdAt: number) {
  return addressed.flatMap(({ reader, channels }) =>
    channels.map((channel) => {
      return { campaignId, memberId: reader.id, channel, state: 'waiting', createdAt }
    })
  )
}
