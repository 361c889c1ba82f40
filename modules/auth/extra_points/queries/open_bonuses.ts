import { additionalPoints, bookedAmong } from '#points'

/** What the profile page offers points for, by source, with the beginning of its reference. */
const OFFERED = {
  birthday: 'birthday',
  name_day: 'name_day',
  consent_marketing_phone: 'consent:marketing_phone',
  consent_marketing_email: 'consent:marketing_email',
  consent_research_phone: 'consent:research_phone',
  consent_research_email: 'consent:research_email',
} as const

/** Points of each source; 0 where the member has them already, or there are none. */
export type OpenBonuses = Record<keyof typeof OFFERED | 'referral', number>

/** What a member can still earn on its profile. */
export async function openBonuses(memberId: number): Promise<OpenBonuses> {
  const offered = Object.entries(OFFERED) as [keyof typeof OFFERED, string][]
  const references = offered.map(([, start]) => `${start}:${memberId}`)
  const [points, booked] = await Promise.all([additionalPoints(), bookedAmong(references)])
  const pointsOf = (source: keyof OpenBonuses) => {
    const brings = points[source] ?? 0
    return typeof brings === 'number' ? brings : 0
  }
  const open = offered.map(([source, start]) => {
    return [source, booked.includes(`${start}:${memberId}`) ? 0 : pointsOf(source)]
  })
  // An invitation brings its points each time.
  return { ...Object.fromEntries(open), referral: pointsOf('referral') }
}
