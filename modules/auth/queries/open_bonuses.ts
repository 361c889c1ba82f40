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
export type OpenBonuses = Record<keyof typeof OFFERED, number>

/** What a member can still earn on its profile. */
export async function openBonuses(memberId: number): Promise<OpenBonuses> {
  const offered = Object.entries(OFFERED) as [keyof OpenBonuses, string][]
  const references = offered.map(([, start]) => `${start}:${memberId}`)
  const [points, booked] = await Promise.all([additionalPoints(), bookedAmong(references)])
  const open = offered.map(([source, start]) => {
    const brings = points[source] ?? 0
    const isOpen = !booked.includes(`${start}:${memberId}`)
    return [source, isOpen && typeof brings === 'number' ? brings : 0]
  })
  return Object.fromEntries(open)
}
