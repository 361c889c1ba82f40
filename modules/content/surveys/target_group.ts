import type { County } from '#app/rules/counties'

/** Whom a survey is for; an empty list and a missing day ask for nothing. */
export interface Target {
  profession_ids: number[]
  counties: County[]
  /** The last day in Budapest on which a member may have registered, YYYY-MM-DD. */
  member_since: string | null
  /** The day in Budapest since which a member must have scanned, YYYY-MM-DD. */
  scanned_since: string | null
}

/** A member as a target group sees it; days in Budapest. */
export interface Candidate {
  professionId: number | null
  county: County | null
  registeredOn: string | null
  /** The day of the latest scan. */
  scannedOn: string | null
}

/** Whether a survey is for this member; one without a target group is for all. */
export function isMeant(target: Target | null, member: Candidate): boolean {
  if (!target) return true
  const { member_since: since, scanned_since: scanned } = target
  return (
    isAmong(target.profession_ids, member.professionId) &&
    isAmong(target.counties, member.county) &&
    (since === null || (member.registeredOn !== null && member.registeredOn <= since)) &&
    (scanned === null || (member.scannedOn !== null && member.scannedOn >= scanned))
  )
}

function isAmong<Value>(wanted: Value[], value: Value | null): boolean {
  return wanted.length === 0 || (value !== null && wanted.includes(value))
}
