import type { County } from '#app/rules/counties'

/** Which members are meant; an empty list and no scans ask for nothing. */
export interface MemberRule {
  profession_ids: number[]
  counties: County[]
  /** So often at least within the days. */
  scans_min: number
  /** Days in Budapest, YYYY-MM-DD; both belong to it. */
  scans_from: string | null
  scans_to: string | null
}

/** A member as the rule sees it. */
export interface RuledMember {
  professionId: number | null
  county: County | null
  /** Scans within the days of the rule. */
  scans: number
}

/** Whether the rule means this member. */
export function meetsRule(rule: MemberRule, { professionId, county, scans }: RuledMember): boolean {
  return (
    isAmong(rule.profession_ids, professionId) &&
    isAmong(rule.counties, county) &&
    scans >= rule.scans_min
  )
}

function isAmong<Value>(wanted: Value[], value: Value | null): boolean {
  return wanted.length === 0 || (value !== null && wanted.includes(value))
}
