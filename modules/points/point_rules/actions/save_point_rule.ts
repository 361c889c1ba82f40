import { recordAudit, type Actor, type AuditEntry } from '#app/audit/audit'
import { businessDate, startOfBusinessDate } from '#app/business_date'
import { clock } from '#app/clock'
import { isUniqueViolation } from '#app/database/unique_violation'
import { refuseIfSavedSince } from '#app/http/saved_since'
import { afterCommit, type Transaction } from '#app/transaction'
import { DayIsOver, UnknownProduct } from '#points/exceptions'
import { RuleInForce, RuleMomentTaken, RuleNotThere } from '#points/point_rules/exceptions'
import ParticipatingProduct from '#points/participating/models/participating_product'
import PointRule from '../models/point_rule.js'
import { forgetPointRules } from '../queries/point_rules.js'
import { RANGED_SOURCES, type RuleSource } from '#app/rules/point_sources'

/** How many points a rule gives, and from when. */
export interface RuleTerms {
  pointsFrom: number
  /** Upper end of a range to show; left out where the source has none. */
  pointsTo?: number | null
  /** Day in Budapest, YYYY-MM-DD; null: at once. */
  validFrom?: string | null
}

/** A new rule; one about scans names the product. */
export interface NewRule extends RuleTerms {
  source: RuleSource
  productId?: number | null
}

/**
 * Adds a rule, which replaces what held until its moment. Rules are never changed once they hold.
 *
 * @throws day_is_over, unique, unknown_product
 */
export async function addPointRule(trx: Transaction, rule: NewRule, by: Actor): Promise<number> {
  const { client } = trx
  const productId = rule.source === 'qrcode' ? (rule.productId ?? null) : null
  const added = new PointRule().useTransaction(client)
  added.merge({ source: rule.source, productId, ...termsOf(rule, rule.source, by) })
  const isKnown = !productId || (await ParticipatingProduct.find(productId, { client }))
  if (!isKnown) throw new UnknownProduct()
  await save(added)
  const detail = `${rule.source}${productId ? `:${productId}` : ''} ${rule.pointsFrom}`
  await audit(trx, { by, action: 'point_rule.added', id: added.id, detail })
  return added.id
}

/**
 * Changes a rule that does not hold yet.
 *
 * @throws not_found, rule_in_force, day_is_over, unique
 */
export async function changePointRule(
  trx: Transaction,
  id: number,
  { by, source, ...terms }: RuleTerms & { by: Actor; source: RuleSource }
): Promise<void> {
  const rule = await comingRule(trx, id)
  await save(rule.merge(termsOf(terms, source, by)))
  await audit(trx, { by, action: 'point_rule.changed', id, detail: String(terms.pointsFrom) })
}

/** Refuses a change of a rule that somebody else changed meanwhile. @throws changed_meanwhile */
export async function refuseIfRuleSavedSince(
  trx: Transaction,
  id: number,
  savedAt: number | undefined
): Promise<void> {
  refuseIfSavedSince(await comingRule(trx, id), savedAt)
}

/**
 * Takes a rule away that does not hold yet.
 *
 * @throws not_found, rule_in_force
 */
export async function removePointRule(trx: Transaction, id: number, by: Actor): Promise<void> {
  const rule = await comingRule(trx, id)
  await rule.delete()
  // The log keeps the word it began with.
  await audit(trx, { by, action: 'point_rule.withdrawn', id, detail: rule.source })
}

/** A rule that does not hold yet, held until the transaction ends. */
async function comingRule({ client }: Transaction, id: number): Promise<PointRule> {
  const rule = await PointRule.query({ client }).where({ id }).forUpdate().first()
  if (!rule) throw new RuleNotThere()
  if (rule.validFrom <= clock.now()) throw new RuleInForce()
  return rule
}

function termsOf({ pointsFrom, pointsTo, validFrom }: RuleTerms, source: RuleSource, by: Actor) {
  return {
    pointsFrom,
    pointsTo: RANGED_SOURCES.includes(source) ? (pointsTo ?? null) : null,
    validFrom: momentOf(validFrom),
    actorId: by.source === 'admin' ? by.staffId : null,
    updatedAt: clock.now(),
  }
}

/**
 * When a rule begins, in ms UTC: one for today holds from this moment on, and what was booked before is not touched.
 *
 * @throws day_is_over
 */
export function momentOf(day: string | null | undefined): number {
  const now = clock.now()
  const today = businessDate(now)
  if (!day || day === today) return now
  if (day < today) throw new DayIsOver('valid_from')
  return startOfBusinessDate(day)
}

async function save(rule: PointRule) {
  await rule.save().catch((error) => {
    throw isUniqueViolation(error) ? new RuleMomentTaken() : error
  })
}

type Deed = { by: Actor; action: AuditEntry['action']; id: number; detail: string }

/** Writes down who did it; pages tell of it at once. */
function audit(trx: Transaction, { by, action, id, detail }: Deed) {
  afterCommit(trx, forgetPointRules)
  return recordAudit(trx, { by, action, subject: { type: 'point_rule', id }, detail })
}
