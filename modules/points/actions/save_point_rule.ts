import { recordAudit, type Actor, type AuditEntry } from '#app/audit/audit'
import { clock } from '#app/clock'
import { isUniqueViolation } from '#app/database/unique_violation'
import { rows } from '#app/database/statement'
import { afterCommit, type Transaction } from '#app/transaction'
import { businessDate, startOfBusinessDate } from '#points/business_date'
import {
  DayIsOver,
  RuleInForce,
  RuleMomentTaken,
  RuleNotThere,
  UnknownProduct,
} from '#points/exceptions'
import { forgetPointRules } from '#points/queries/point_rules'
import { RANGED_SOURCES, type RuleSource } from '#points/rule_sources'

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

const INSERT = `INSERT INTO point_rules
    (source, product_id, points_from, points_to, valid_from, actor_id, updated_at)
  SELECT CAST(? AS TEXT), CAST(? AS INTEGER), CAST(? AS INTEGER), CAST(? AS INTEGER),
    CAST(? AS BIGINT), CAST(? AS INTEGER), CAST(? AS BIGINT)
  WHERE CAST(? AS INTEGER) IS NULL
    OR EXISTS (SELECT 1 FROM participating_products WHERE id = CAST(? AS INTEGER))
  RETURNING id`

const CHANGE = `UPDATE point_rules SET points_from = ?, points_to = ?, valid_from = ?, actor_id = ?,
  updated_at = ? WHERE id = ? AND valid_from > ? RETURNING source`

const WITHDRAW = 'DELETE FROM point_rules WHERE id = ? AND valid_from > ? RETURNING source'

/**
 * Adds a rule, which replaces what held until its moment. Rules are never changed once they hold.
 *
 * @throws day_is_over, unique, unknown_product
 */
export async function addPointRule(trx: Transaction, rule: NewRule, by: Actor): Promise<number> {
  const productId = rule.source === 'qrcode' ? (rule.productId ?? null) : null
  const values = [...termsOf(rule, rule.source), actorId(by), clock.now(), productId, productId]
  const [added] = await written<{ id: number }>(
    rows(trx, INSERT, [rule.source, productId, ...values])
  )
  if (!added) throw new UnknownProduct()
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
  const now = clock.now()
  const values = [...termsOf(terms, source), actorId(by), now, id, now]
  const [changed] = await written(rows(trx, CHANGE, values))
  if (!changed) throw new RuleInForce()
  await audit(trx, { by, action: 'point_rule.changed', id, detail: String(terms.pointsFrom) })
}

/**
 * Takes a rule away that does not hold yet.
 *
 * @throws not_found, rule_in_force
 */
export async function withdrawPointRule(trx: Transaction, id: number, by: Actor): Promise<void> {
  const [gone] = await rows<{ source: string }>(trx, WITHDRAW, [id, clock.now()])
  if (!gone) {
    const found = await rows(trx, 'SELECT 1 AS found FROM point_rules WHERE id = ?', [id])
    throw found.length ? new RuleInForce() : new RuleNotThere()
  }
  await audit(trx, { by, action: 'point_rule.withdrawn', id, detail: gone.source })
}

function termsOf({ pointsFrom, pointsTo, validFrom }: RuleTerms, source: RuleSource) {
  const upper = RANGED_SOURCES.includes(source) ? (pointsTo ?? null) : null
  return [pointsFrom, upper, momentOf(validFrom)]
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

async function written<Row>(statement: Promise<Row[]>): Promise<Row[]> {
  return statement.catch((error) => {
    throw isUniqueViolation(error) ? new RuleMomentTaken() : error
  })
}

function actorId(by: Actor): number | null {
  return by.source === 'admin' ? by.staffId : null
}

type Deed = { by: Actor; action: AuditEntry['action']; id: number; detail: string }

/** Writes down who did it; pages tell of it at once. */
function audit(trx: Transaction, { by, action, id, detail }: Deed) {
  afterCommit(trx, forgetPointRules)
  return recordAudit(trx, { by, action, subject: { type: 'point_rule', id }, detail })
}
