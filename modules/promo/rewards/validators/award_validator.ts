import vine from '@vinejs/vine'
import { DateTime } from 'luxon'
import { COUNTIES, type County } from '#app/rules/counties'
import { id, integer } from '#app/validation/numbers'
import { line } from '#app/validation/rules'
import {
  AWARD_MEMBERS_MAX,
  AWARD_POINTS_MAX,
  AWARD_REASON_MAX,
  REVOKE_REASON_MAX,
} from '#promo/rewards/constants'

/** Characters of a pasted line at most: those of an e-mail address, and some around it. */
const LINE_MAX = 300
const PROFESSIONS_MAX = 50
const SCANS_MAX = 10_000
const COUNTY_KEYS = Object.keys(COUNTIES) as County[]

const DAY = /^\d{4}-\d{2}-\d{2}$/

const dayRule = vine.createRule((value, _options: undefined, field) => {
  if (typeof value !== 'string') return
  const isDay = DAY.test(value) && DateTime.fromISO(value).isValid
  if (!isDay) field.report('invalid', 'invalid', field)
})

/** A day of the calendar, YYYY-MM-DD. */
const day = () => vine.string().use(dayRule())

const rule = vine.object({
  profession_ids: vine.array(id()).maxLength(PROFESSIONS_MAX).distinct().nullable().optional(),
  counties: vine.array(vine.enum(COUNTY_KEYS)).distinct().nullable().optional(),
  scans_min: integer([0, SCANS_MAX]).nullable().optional(),
  scans_from: day().nullable().optional(),
  scans_to: day().nullable().optional(),
})

const whom = {
  by: vine.enum(['list', 'rule'] as const),
  members: vine
    .string()
    .maxLength(LINE_MAX * AWARD_MEMBERS_MAX)
    .optional()
    .requiredWhen('by', '=', 'list'),
  rule: rule.optional().requiredWhen('by', '=', 'rule'),
}

/** Whom an award would be for. */
export const awardCountValidator = vine.create(whom)

/** An award; `count` is the number of members that the form showed. */
export const awardValidator = vine.create({
  ...whom,
  count: integer([1, AWARD_MEMBERS_MAX]),
  what: vine.enum(['gift', 'points'] as const),
  product_id: id().optional().requiredWhen('what', '=', 'gift'),
  last_day: day().optional().requiredWhen('what', '=', 'gift'),
  points: integer([1, AWARD_POINTS_MAX]).optional().requiredWhen('what', '=', 'points'),
  reason: line(AWARD_REASON_MAX).minLength(3),
})

/** Why a reward is taken back. */
export const revocationValidator = vine.create({ reason: line(REVOKE_REASON_MAX).minLength(3) })
