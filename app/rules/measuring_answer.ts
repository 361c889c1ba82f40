/** The cookie with the visitor's word about measuring; it names nobody, and a logout leaves it. */
export const MEASURING_COOKIE = 'measuring'

/** All, or only what the shop needs to run. */
export type MeasuringAnswer = 'granted' | 'denied'

const ANSWERED = new RegExp(String.raw`(?:^|;\s*)${MEASURING_COOKIE}=(granted|denied)(?:;|$)`)

/** What a visitor said, by the cookies of the browser; null without an answer. */
export function measuringAnswerIn(cookies: string): MeasuringAnswer | null {
  return (ANSWERED.exec(cookies)?.[1] as MeasuringAnswer | undefined) ?? null
}

/** How long the word holds, in seconds; then the visitor is asked again. */
const MAX_AGE_SECONDS = 365 * 86_400

/** The cookie that keeps the visitor's word, as a browser is told it. */
export function measuringCookie(
  answer: MeasuringAnswer,
  { protocol }: { protocol: string }
): string {
  const secure = protocol === 'https:' ? '; Secure' : ''
  return `${MEASURING_COOKIE}=${answer}; Path=/; Max-Age=${MAX_AGE_SECONDS}; SameSite=Lax${secure}`
}
