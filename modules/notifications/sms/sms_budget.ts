import { DateTime } from 'luxon'
import { businessDate } from '#app/business_date'
import { clock } from '#app/clock'
import { noteSending } from '#app/outbox/sent_message'
import { transaction } from '#app/transaction'
import { SmsBudget } from '#auth'
import env from '#start/env'
import { SMS_DAILY_BUDGET, SMS_PART_PRICE } from '../constants.js'
import SmsDay from './models/sms_day.js'

/** The SMS of one day. `spent` and `budget` are in forints. */
export interface SmsSpending {
  messages: number
  parts: number
  spent: number
  budget: number
  isSpent: boolean
}

/** A day before its first SMS. */
const NONE = { messages: 0, parts: 0, campaignParts: 0 }

/** Whose money it is: what goes to many may use half of it, so that codes always go. */
export type SmsShare = 'whole' | 'campaigns'

/**
 * Takes the parts of one SMS from the day's money before it is sent; parallel sendings take turns and
 * cannot pass together. That its message is about to go is noted by the same commit.
 *
 * @returns the day they were taken from, or null where the money does not reach
 */
export async function claimParts(
  parts: number,
  message?: { id: number },
  share: SmsShare = 'whole'
): Promise<string | null> {
  const day = businessDate(clock.now())
  return transaction(async (trx) => {
    const { client } = trx
    await client
      .insertQuery()
      .table('sms_days')
      .insert({ day, messages: 0, parts: 0, campaign_parts: 0 })
      .onConflict('day')
      .ignore()
    const today = await SmsDay.query({ client }).where({ day }).forUpdate().firstOrFail()
    if (today.parts + parts > partsOfBudget()) return null
    const ofCampaigns = share === 'campaigns' ? parts : 0
    if (ofCampaigns && today.campaignParts + ofCampaigns > campaignPartsOfDay()) return null
    today.merge({
      messages: today.messages + 1,
      parts: today.parts + parts,
      campaignParts: today.campaignParts + ofCampaigns,
    })
    await today.save()
    if (message) await noteSending(trx, message.id)
    return day
  })
}

/** Gives the parts of an SMS back that surely was not sent. */
export async function giveBackParts(
  day: string,
  parts: number,
  share: SmsShare = 'whole'
): Promise<void> {
  await transaction(async ({ client }) => {
    const taken = await SmsDay.query({ client }).where({ day }).forUpdate().first()
    if (!taken || taken.messages < 1 || taken.parts < parts) return
    const ofCampaigns = share === 'campaigns' ? parts : 0
    taken.merge({
      messages: taken.messages - 1,
      parts: taken.parts - parts,
      campaignParts: Math.max(taken.campaignParts - ofCampaigns, 0),
    })
    await taken.save()
  })
}

/** What the SMS of today cost so far, and whether the next one still goes. */
export async function smsSpendingToday(): Promise<SmsSpending> {
  const { messages, parts } = (await SmsDay.find(businessDate(clock.now()))) ?? NONE
  const spent = parts * partPrice()
  return { messages, parts, spent, budget: dailyBudget(), isSpent: parts >= partsOfBudget() }
}

/** Parts that all campaigns of a day together may use. */
export function campaignPartsOfDay(): number {
  return Math.floor(partsOfBudget() / 2)
}

/** Seconds until the next day begins in Budapest. */
export function secondsOfToday(): number {
  const now = DateTime.fromMillis(clock.now(), { zone: 'Europe/Budapest' })
  return Math.ceil(now.plus({ days: 1 }).startOf('day').diff(now).as('seconds'))
}

/** Tells whoever asks for an SMS that today's money is spent. */
export class DailySmsBudget extends SmsBudget {
  constructor(private isPaid: boolean) {
    super()
  }

  async restSeconds(): Promise<number> {
    if (!this.isPaid) return 0
    const { isSpent } = await smsSpendingToday()
    return isSpent ? secondsOfToday() : 0
  }
}

function partsOfBudget() {
  return Math.floor(dailyBudget() / partPrice())
}

function dailyBudget() {
  return env.get('SMS_DAILY_BUDGET', SMS_DAILY_BUDGET)
}

/** What one part costs, in forints. */
export function partPrice(): number {
  return env.get('SMS_PART_PRICE', SMS_PART_PRICE)
}
