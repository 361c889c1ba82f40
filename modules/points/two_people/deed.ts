import type { Settings } from '#app/settings/settings'
import type { Appointment } from '../contracts/appointments.js'
import type { CostlySending } from '../contracts/costly_sendings.js'
import type { NewRule, RuleTerms } from '../point_rules/actions/save_point_rule.js'
import type { RuleSource } from '#app/rules/point_sources'

/** Settings that are points for everybody, once a year. */
const POINT_SETTINGS = ['birthday_greeting_points', 'name_day_greeting_points'] as const
/** What one person may do alone: nobody raises it alone. */
const LIMIT_SETTINGS = [
  'four_eyes_points',
  'support_points',
  'lone_points',
  'campaign_sms_price_max',
] as const

/** A setting whose value makes points, or lets one person make them. */
export type PointSetting = (typeof POINT_SETTINGS)[number] | (typeof LIMIT_SETTINGS)[number]

/** Whether a setting makes points. */
export function isPointSetting(key: keyof Settings): key is PointSetting {
  return isAmong(POINT_SETTINGS, key) || isLimit(key)
}

/** Whether a setting is what this rule itself goes by. */
export function isLimit(key: string): boolean {
  return isAmong(LIMIT_SETTINGS, key)
}

/** Something that makes points possible, or a person who could, or costs much; `subjectId` is 0 where there is nothing yet to name. */
export type Deed =
  | { kind: 'rule_added'; subjectId: 0; change: NewRule }
  | { kind: 'rule_changed'; subjectId: number; change: RuleTerms & { source: RuleSource } }
  | { kind: 'booster'; subjectId: number; change: BoosterSeen }
  | { kind: 'batch'; subjectId: number; change: Record<string, never> }
  | { kind: 'setting'; subjectId: 0; change: { key: PointSetting; value: number } }
  | { kind: 'appointment'; subjectId: number; change: Appointment }
  | { kind: 'award'; subjectId: number; change: AwardedPoints }
  | { kind: 'campaign'; subjectId: number; change: CostlySending }

/** The draft as it was when somebody wanted it switched on: who agrees agrees to that. */
export interface BoosterSeen {
  /** Milliseconds UTC. */
  updatedAt: number
}

/** What an award brings. */
export interface AwardedPoints {
  /** For each member. */
  points: number
  members: number
}

/** What the audit log calls the subject of a deed. */
export const SUBJECTS: Record<Deed['kind'], string> = {
  rule_added: 'point_rule',
  rule_changed: 'point_rule',
  booster: 'booster',
  batch: 'code_batch',
  setting: 'setting',
  appointment: 'staff',
  award: 'promotion_award',
  campaign: 'campaign',
}

/** What the audit log says of a deed beside its subject. */
export function detailOf(deed: Deed, points: number | null): string {
  return `${deed.kind} ${measureOf(deed, points)}`.trim()
}

function measureOf({ kind, change }: Deed, points: number | null) {
  if (kind === 'appointment') return change.role
  return kind === 'campaign' ? `${change.price} Ft` : (points ?? '')
}

function isAmong(names: readonly string[], name: string) {
  return names.includes(name)
}
