import { recordAudit, type Actor, type AuditEntry } from '#app/audit/audit'
import { clock } from '#app/clock'
import { rows } from '#app/database/statement'
import type { Transaction } from '#app/transaction'
import type { BoosterTerms } from '#points/boosters/booster'
import { BoosterInForce, RuleNotThere, UnknownProduct } from '#points/exceptions'

const INSERT = `INSERT INTO boosters
  (name_hu, name_en, bonus_kind, bonus, first_day, last_day, weekdays, product_ids, profession_ids,
   zip_prefixes, limit_per_member, limit_per_member_day, limit_per_day, limit_total, budget,
   actor_id, updated_at, state, created_at)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'draft', ?) RETURNING id`

const CHANGE = `UPDATE boosters SET name_hu = ?, name_en = ?, bonus_kind = ?, bonus = ?,
  first_day = ?, last_day = ?, weekdays = ?, product_ids = ?, profession_ids = ?, zip_prefixes = ?,
  limit_per_member = ?, limit_per_member_day = ?, limit_per_day = ?, limit_total = ?, budget = ?,
  actor_id = ?, updated_at = ? WHERE id = ? AND state = 'draft' RETURNING id`

const REMOVE = `DELETE FROM boosters WHERE id = ? AND state = 'draft' RETURNING id`

/**
 * Writes a draft; it gives nothing until it is switched on.
 *
 * @throws unknown_product
 */
export async function draftBooster(
  trx: Transaction,
  terms: BoosterTerms,
  by: Actor
): Promise<number> {
  const [{ id }] = await rows<{ id: number }>(trx, INSERT, [...valuesOf(terms, by), clock.now()])
  await refuseUnknownProducts(trx, terms)
  await audit(trx, { by, action: 'booster.drafted', id })
  return id
}

/**
 * Changes a draft.
 *
 * @throws not_found, booster_in_force, unknown_product
 */
export async function changeBooster(
  trx: Transaction,
  id: number,
  { by, terms }: { by: Actor; terms: BoosterTerms }
): Promise<void> {
  const changed = await rows(trx, CHANGE, [...valuesOf(terms, by), id])
  if (!changed.length) throw await whyNot(trx, id)
  await refuseUnknownProducts(trx, terms)
  await audit(trx, { by, action: 'booster.changed', id })
}

/**
 * Throws a draft away.
 *
 * @throws not_found, booster_in_force
 */
export async function removeBooster(trx: Transaction, id: number, by: Actor): Promise<void> {
  const removed = await rows(trx, REMOVE, [id])
  if (!removed.length) throw await whyNot(trx, id)
  await audit(trx, { by, action: 'booster.removed', id })
}

function valuesOf(terms: BoosterTerms, by: Actor) {
  return [
    terms.nameHu,
    terms.nameEn,
    terms.bonusKind,
    terms.bonus,
    terms.firstDay,
    terms.lastDay,
    JSON.stringify(terms.weekdays.toSorted((a, b) => a - b)),
    JSON.stringify(terms.productIds),
    JSON.stringify(terms.professionIds),
    JSON.stringify(terms.zipPrefixes.toSorted()),
    terms.limitPerMember,
    terms.limitPerMemberDay,
    terms.limitPerDay,
    terms.limitTotal,
    terms.budget,
    by.source === 'admin' ? by.staffId : null,
    clock.now(),
  ]
}

/** A list of products is JSON, so no foreign key looks after it. */
async function refuseUnknownProducts(
  trx: Transaction,
  { productIds }: BoosterTerms
): Promise<void> {
  if (!productIds.length) return
  const places = productIds.map(() => '?').join(', ')
  const sql = `SELECT id FROM participating_products WHERE id IN (${places})`
  if ((await rows(trx, sql, productIds)).length === new Set(productIds).size) return
  const unknown = new UnknownProduct()
  unknown.field = 'product_ids'
  throw unknown
}

async function whyNot(trx: Transaction, id: number) {
  const found = await rows(trx, 'SELECT 1 AS found FROM boosters WHERE id = ?', [id])
  return found.length ? new BoosterInForce() : new RuleNotThere()
}

type Deed = { by: Actor; action: AuditEntry['action']; id: number }

function audit(trx: Transaction, { by, action, id }: Deed) {
  return recordAudit(trx, { by, action, subject: { type: 'booster', id } })
}
