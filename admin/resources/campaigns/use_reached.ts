import { useAnswer } from './use_answer'

/** How many a campaign would reach now. */
export interface Reached {
  list: number
  push: number
  mail: number
  sms: number
  /** Of those by SMS, by the language they read. */
  sms_hu: number
  sms_en: number
  /** False beyond 10,000: then it is about so many. */
  is_exact: boolean
  /** Mails that are sent at most; null where there is no such bound. */
  mail_limit: number | null
}

/** Counts whom a campaign would reach, again after each change; undefined while that is not known. */
export function useReached(channels: unknown, audience: unknown): Reached | undefined {
  const { told, isFresh } = useAnswer<Reached>('/campaign_counts', { channels, audience })
  return isFresh ? told : undefined
}
