import type { County } from '#app/rules/counties'
import type { Reader } from '#auth'
import type { Locale } from '#config/i18n'

/** Where a campaign goes beside the list in the shop, which it always does. */
export const CAMPAIGN_CHANNELS = ['push', 'mail', 'sms'] as const
export type CampaignChannel = (typeof CAMPAIGN_CHANNELS)[number]

/** draft: staff write it; freezing: its recipients are being written down; done: nothing of it is under way any more. */
export type CampaignState =
  'draft' | 'scheduled' | 'freezing' | 'sending' | 'paused' | 'done' | 'cancelled'

/**
 * staff: somebody paused it; bounces: it stopped because nobody tells the shop which mails come back; bounced, complained: too many
 * of its mails came back, or were complained of.
 */
export type PauseReason = 'staff' | 'bounces' | 'bounced' | 'complained'

/** Whom a campaign is for; an empty list and null ask for nothing. Days count back from the freezing. */
export interface Audience {
  profession_ids: number[]
  counties: County[]
  /** Languages a member reads the shop in; campaigns of before do not have the field. */
  languages?: Locale[]
  /** The last scan lies so many days back at most. */
  scanned_within_days: number | null
  /** There was no scan for so many days. */
  silent_for_days: number | null
  /** In points. */
  balance_from: number | null
  balance_to: number | null
  /** Consents a member must have given, whatever the channel. */
  consents: (keyof Reader['consents'])[]
}

/** Stands for the last member where all were judged or told. */
export const ALL = -1
