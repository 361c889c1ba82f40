/** The cookie with the visitor's word about measuring; it names nobody, and a logout leaves it. */
export const MEASURING_COOKIE = 'measuring'

/** All, or only what the shop needs to run. */
export type MeasuringAnswer = 'granted' | 'denied'

const ANSWERED = new RegExp(String.raw`(?:^|;\s*)${MEASURING_COOKIE}=(granted|denied)(?:;|$)`)

/** What a visitor said, by the cookies of the browser; null without an answer. */
export function measuringAnswerIn(cookies: string): MeasuringAnswer | null {
  return (ANSWERED.exec(cookies)?.[1] as MeasuringAnswer | undefined) ?? null
}
