import { inEveryLanguage, type Notice, type NoticeMail } from '#app/outbox/notices'
import { titleIn } from '#app/in_language'
import type { Member } from '#auth'
import { memberMail, type PromisableGift } from '#catalogue'
import type { Locale } from '#config/i18n'
import { lastDayOf } from './reward_term.js'

/** What members are told of a reward. */
export type RewardNews = 'reward_granted' | 'reward_expiring'

/** A reward as it is told of. */
export interface ToldReward {
  id: number
  gift: PromisableGift
  /** Milliseconds UTC. */
  expiresAt: number
}

/** The page on which a reward is claimed. */
export function claimPath(rewardId: number): string {
  return `/promotions/rewards/${rewardId}/claim`
}

/** The word in the shop. */
export function rewardNotice(key: RewardNews, { id, gift, expiresAt }: ToldReward): Notice {
  const values = {
    gift: inEveryLanguage((locale) => titleIn(gift, locale)),
    until: inEveryLanguage((locale) => lastDayIn(locale, expiresAt)),
  }
  const path = claimPath(id)
  return { topic: 'reward', type: 'gift', key, values, path, about: `reward:${id}` }
}

/** The mail that says the same. */
export function rewardMail(
  member: Member,
  { kind, dedupeKey, told }: { kind: RewardNews; dedupeKey: string; told: ToldReward }
): NoticeMail {
  return memberMail(member, {
    key: `mail.${kind}`,
    dedupeKey,
    path: claimPath(told.id),
    valuesIn: (locale) => ({
      gift: titleIn(told.gift, locale),
      until: lastDayIn(locale, told.expiresAt),
    }),
  })
}

/** The last day of a reward in words: "24 December 2026". */
function lastDayIn(locale: Locale, expiresAt: number): string {
  const form = { timeZone: 'UTC', dateStyle: 'long' } as const
  const named = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, form)
  return named.format(new Date(`${lastDayOf({ expiresAt })}T12:00:00Z`))
}
