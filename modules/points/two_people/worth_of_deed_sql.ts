import { clock } from '#app/clock'
import type { SqlValue } from '#app/database/sqlite_runner'
import { rows } from '#app/database/statement'
import { settings } from '#app/settings/settings'
import type { Transaction } from '#app/transaction'
import { momentOf, type RuleTerms } from '#points/actions/save_point_rule'
import { RANGED_SOURCES, type RuleSource } from '#points/rule_sources'
import { scanPoints } from '#points/scan_points_sql'
import { areStickers } from '#points/stickers_sql'
import { isLimit, type Deed, type PointSetting } from './deed.js'

/** A shop counts on so many members, also while it is new. */
const RECEIVERS_MIN = 1000
const RECEIVERS = 'SELECT COUNT(*) AS count FROM balances'

/** Scans that released stickers without points of their own can still bring. */
const SCANS_LEFT = `SELECT COALESCE(SUM(CAST(b.count AS BIGINT) * b.max_scans
    - COALESCE((SELECT SUM(c.scans) FROM codes c WHERE ${areStickers('c', { batch: 'b.id' })}), 0)), 0)
    AS count
  FROM code_batches b WHERE b.product_id = ? AND b.state = 'active' AND b.points IS NULL
    AND (b.valid_to IS NULL OR b.valid_to > ?)`

const RULE = `SELECT source, product_id AS "productId" FROM point_rules WHERE id = ?`
const RULE_BEFORE = `SELECT points_from AS "from", points_to AS "to" FROM point_rules
  WHERE source = ? AND COALESCE(product_id, 0) = ? AND valid_from <= ? AND id <> ?
  ORDER BY valid_from DESC LIMIT 1`
const PRODUCT = 'SELECT points FROM participating_products WHERE id = ?'

const BUDGET = "SELECT budget AS points FROM boosters WHERE id = ? AND state = 'draft'"

/** A roll without points of its own brings at most what rules say that are still to come. */
const ROLL = `SELECT CAST(b.count AS BIGINT) * b.max_scans AS scans,
    COALESCE(b.points, ${scanPoints('p')}) AS points,
    CASE WHEN b.points IS NULL THEN (SELECT MAX(r.points_from) FROM point_rules r
      WHERE r.product_id = b.product_id AND r.valid_from > ?) END AS later
  FROM code_batches b JOIN participating_products p ON p.id = b.product_id
  WHERE b.id = ? AND b.state = 'printed'`

/**
 * The points a deed makes possible beyond what was possible before; nothing or less where it lowers
 * them or will be refused anyway, null where it raises what one person may do alone.
 */
export async function worthOfDeed(trx: Transaction, deed: Deed): Promise<number | null> {
  switch (deed.kind) {
    case 'rule_added':
      return worthOfRule(trx, { ...deed.change, id: 0, productId: deed.change.productId ?? null })
    case 'rule_changed': {
      const { subjectId: id, change } = deed
      const [rule] = await rows<{ productId: number | null }>(trx, RULE, [id])
      return rule ? worthOfRule(trx, { ...change, id, productId: rule.productId }) : 0
    }
    case 'booster': {
      const [draft] = await rows<{ points: number }>(trx, BUDGET, [deed.subjectId])
      return Number(draft?.points ?? 0)
    }
    case 'batch':
      return worthOfRoll(trx, deed.subjectId)
    case 'setting':
      return worthOfSetting(trx, deed.change)
  }
}

type WantedRule = RuleTerms & { id: number; source: RuleSource; productId: number | null }

async function worthOfRule(trx: Transaction, rule: WantedRule): Promise<number> {
  const raise = highestOf(rule) - (await broughtBefore(trx, rule))
  if (raise <= 0) return raise
  const receivers =
    rule.source === 'qrcode'
      ? await countOf(trx, SCANS_LEFT, [rule.productId, clock.now()])
      : await receiversOf(trx)
  return raise * receivers
}

/** What holds until the rule begins. */
async function broughtBefore(
  trx: Transaction,
  { id, source, productId, validFrom }: WantedRule
): Promise<number> {
  const values = [source, productId ?? 0, momentOf(validFrom), id]
  const [before] = await rows<{ from: number; to: number | null }>(trx, RULE_BEFORE, values)
  if (before) return Math.max(before.from, before.to ?? 0)
  const [product] = await rows<{ points: number }>(trx, PRODUCT, [productId ?? 0])
  return product?.points ?? 0
}

function highestOf({ source, pointsFrom, pointsTo }: WantedRule): number {
  return RANGED_SOURCES.includes(source) ? Math.max(pointsFrom, pointsTo ?? 0) : pointsFrom
}

async function worthOfRoll(trx: Transaction, id: number): Promise<number> {
  const now = clock.now()
  type Roll = { scans: number; points: number; later: number | null }
  const [roll] = await rows<Roll>(trx, ROLL, [now, now, id])
  return roll ? Number(roll.scans) * Math.max(roll.points, roll.later ?? 0) : 0
}

async function worthOfSetting(
  trx: Transaction,
  { key, value }: { key: PointSetting; value: number }
): Promise<number | null> {
  const raise = value - (await settings())[key]
  if (raise <= 0) return raise
  return isLimit(key) ? null : raise * (await receiversOf(trx))
}

async function receiversOf(trx: Transaction) {
  return Math.max(await countOf(trx, RECEIVERS), RECEIVERS_MIN)
}

async function countOf(trx: Transaction, sql: string, values: SqlValue[] = []): Promise<number> {
  const [{ count }] = await rows<{ count: number }>(trx, sql, values)
  return Number(count)
}
