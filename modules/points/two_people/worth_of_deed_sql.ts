import { clock } from '#app/clock'
import { rows } from '#app/database/statement'
import { settings } from '#app/settings/settings'
import type { Transaction } from '#app/transaction'
import { VOID_KEPT_MS } from '#points/constants'
import Booster from '../boosters/models/booster.js'
import { areStickers } from '../code_batches/stickers_sql.js'
import Balance from '../ledger/models/balance.js'
import ParticipatingProduct from '../participating/models/participating_product.js'
import { momentOf, type RuleTerms } from '../point_rules/actions/save_point_rule.js'
import PointRule from '../point_rules/models/point_rule.js'
import { RANGED_SOURCES, type RuleSource } from '#app/rules/point_sources'
import { scanPoints } from '#points/participating/product_sql'
import { isLimit, type Deed, type PointSetting } from './deed.js'

/** A shop counts on so many members, also while it is new. */
const RECEIVERS_MIN = 1000

/** Scans that released stickers without points of their own can still bring; a batch voided today can come back. */
const SCANS_LEFT = `SELECT COALESCE(SUM(CAST(b.count AS BIGINT) * b.max_scans
    - COALESCE((SELECT SUM(c.scans) FROM codes c WHERE ${areStickers('c', { batch: 'b.id' })}), 0)), 0)
    AS count
  FROM code_batches b WHERE b.product_id = ? AND b.points IS NULL
    AND (b.state = 'active' OR (b.state = 'void' AND b.activated_at IS NOT NULL AND b.voided_at > ?))
    AND (b.valid_to IS NULL OR b.valid_to > ?)`

/** A batch without points of its own brings at most what rules say that are still to come. */
const BATCH = `SELECT CAST(b.count AS BIGINT) * b.max_scans AS scans,
    COALESCE(b.points, ${scanPoints('p')}) AS points,
    CASE WHEN b.points IS NULL THEN (SELECT MAX(r.points_from) FROM point_rules r
      WHERE r.product_id = b.product_id AND r.valid_from > ?) END AS later
  FROM code_batches b JOIN participating_products p ON p.id = b.product_id
  WHERE b.id = ? AND b.state = 'printed'`

/**
 * The points a deed makes possible beyond what was possible before; nothing or less where it lowers
 * them or will be refused anyway, null where it is not points that a second person looks at.
 */
export async function worthOfDeed(trx: Transaction, deed: Deed): Promise<number | null> {
  switch (deed.kind) {
    case 'rule_added':
      return worthOfRule(trx, { ...deed.change, id: 0, productId: deed.change.productId ?? null })
    case 'rule_changed': {
      const { subjectId: id, change } = deed
      const rule = await PointRule.find(id, trx)
      return rule ? worthOfRule(trx, { ...change, id, productId: rule.productId }) : 0
    }
    case 'booster': {
      const booster = await Booster.find(deed.subjectId, trx)
      return booster?.state === 'draft' ? booster.budget : 0
    }
    case 'batch':
      return worthOfBatch(trx, deed.subjectId)
    case 'setting':
      return worthOfSetting(trx, deed.change)
    case 'appointment':
    case 'campaign':
      return null
    case 'award':
      return deed.change.points * deed.change.members
  }
}

/** What the removal of a rule makes possible: the rule may have lowered what held before it. */
export async function worthOfRemoval(trx: Transaction, id: number): Promise<number> {
  const rule = await PointRule.find(id, trx)
  if (!rule) return 0
  const before = await rulesOf(trx, rule)
  return worthOfRules(trx, rule, { before, after: before.filter((one) => one.id !== id) })
}

type RuleSubject = { source: RuleSource; productId: number | null }
type Rule = { id: number; highest: number; validFrom: number }
type WantedRule = RuleTerms & RuleSubject & { id: number }

async function worthOfRule(trx: Transaction, rule: WantedRule): Promise<number> {
  const before = await rulesOf(trx, rule)
  const wanted = { id: rule.id, highest: highestOf(rule), validFrom: momentOf(rule.validFrom) }
  const after = [...before.filter(({ id }) => id !== rule.id), wanted]
  return worthOfRules(trx, rule, { before, after })
}

/** The largest raise of any moment, for everybody who can get it. */
async function worthOfRules(
  trx: Transaction,
  { source, productId }: RuleSubject,
  { before, after }: Record<'before' | 'after', Rule[]>
): Promise<number> {
  const product = productId ? await ParticipatingProduct.find(productId, trx) : null
  const own = product?.points ?? 0
  const raises = [...before, ...after].map(
    ({ validFrom }) => broughtAt(after, validFrom, own) - broughtAt(before, validFrom, own)
  )
  const raise = Math.max(...raises)
  if (raise <= 0) return raise
  const receivers = source === 'qrcode' ? await scansLeft(trx, productId) : await receiversOf(trx)
  return raise * receivers
}

async function rulesOf(trx: Transaction, { source, productId }: RuleSubject): Promise<Rule[]> {
  const found = await PointRule.query(trx).where({ source, productId })
  return found.map((rule) => ({ id: rule.id, highest: highestOf(rule), validFrom: rule.validFrom }))
}

/** What the newest rule that holds by then says, or else the product's own figure. */
function broughtAt(rules: Rule[], at: number, own: number): number {
  const begun = rules.filter(({ validFrom }) => validFrom <= at)
  const last = Math.max(...begun.map(({ validFrom }) => validFrom))
  return begun.find(({ validFrom }) => validFrom === last)?.highest ?? own
}

type Points = Pick<RuleTerms, 'pointsFrom' | 'pointsTo'> & { source: RuleSource }

function highestOf({ source, pointsFrom, pointsTo }: Points): number {
  return RANGED_SOURCES.includes(source) ? Math.max(pointsFrom, pointsTo ?? 0) : pointsFrom
}

async function worthOfBatch(trx: Transaction, id: number): Promise<number> {
  const now = clock.now()
  type Batch = { scans: number; points: number; later: number | null }
  const [batch] = await rows<Batch>(trx, BATCH, [now, now, id])
  return batch ? Number(batch.scans) * Math.max(batch.points, batch.later ?? 0) : 0
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
  const [counted] = await Balance.query(trx).count('* as count')
  return Math.max(Number(counted.$extras.count), RECEIVERS_MIN)
}

async function scansLeft(trx: Transaction, productId: number | null): Promise<number> {
  const now = clock.now()
  const values = [productId, now - VOID_KEPT_MS, now]
  const [{ count }] = await rows<{ count: number }>(trx, SCANS_LEFT, values)
  return Number(count)
}
