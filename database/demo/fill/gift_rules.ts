import { rows } from '#app/database/statement'
import type { Transaction } from '#app/transaction'

/** Who may have how many, as slug, pieces and days. */
const LIMITS = [
  ['hatizsak-25-l', 2, 365],
  ['bogre', 6, 90],
] as const
/** What a promotion will give. */
const REWARD = 'esernyo'

const LIMIT = 'UPDATE products SET limit_quantity = ?, limit_days = ? WHERE slug = ? RETURNING id'
const ONLY_REWARD = 'UPDATE products SET is_gift = 1 WHERE slug = ? RETURNING id'

/** Rules that came at the end of the year: what was ordered before them stands. */
export async function fillGiftRules(trx: Transaction): Promise<void> {
  for (const [slug, quantity, days] of LIMITS) await must(trx, LIMIT, [quantity, days, slug])
  await must(trx, ONLY_REWARD, [REWARD])
}

async function must(trx: Transaction, sql: string, values: (string | number)[]) {
  if (!(await rows(trx, sql, values)).length)
    throw new Error(`The demo has no gift ${values.at(-1)}`)
}
