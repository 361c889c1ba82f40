import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { ID_MAX } from '#app/validation/ids'
import { integer } from '#app/validation/numbers'
import { calendarDay } from '#app/validation/rules'
import { RULE_POINTS_MAX, RULE_SOURCES } from '#app/rules/point_sources'

/** The upper end of a range is not below its lower end. */
const upperEnd = vine.createRule((value: unknown, _options: undefined, field: FieldContext) => {
  const lower = Number(field.parent.points_from)
  if (typeof value === 'number' && value < lower) field.report('min', 'min', field)
})

const amounts = {
  points_from: integer([0, RULE_POINTS_MAX]),
  points_to: integer([0, RULE_POINTS_MAX]).use(upperEnd()).nullable().optional(),
}

const dated = { valid_from: calendarDay().nullable().optional() }

/** A scan that brings nothing would be no scan. */
const amount = vine.group([
  vine.group.if(({ source }) => source === 'qrcode', {
    points_from: integer([1, RULE_POINTS_MAX]),
  }),
  vine.group.else(amounts),
])

/** A new rule of points; a day is a day in Budapest, and without one the rule holds at once. */
export const pointRuleValidator = vine.create(
  vine
    .object({
      source: vine.enum(RULE_SOURCES),
      product_id: integer([1, ID_MAX]).nullable().optional().requiredWhen('source', '=', 'qrcode'),
      ...dated,
    })
    .merge(amount)
)

/** What can be changed of a rule about scans that does not hold yet. */
export const comingScanRuleValidator = vine.create({
  points_from: integer([1, RULE_POINTS_MAX]),
  ...dated,
})

/** What can be changed of any other rule that does not hold yet. */
export const comingRuleValidator = vine.create({ ...amounts, ...dated })
