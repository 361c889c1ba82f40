import { rows } from '#app/database/statement'
import type { Transaction } from '#app/transaction'

/**
 * Makes every kept answer of the consultant service old: the next member asks anew. The answers
 * stay, because they are what members get while the service is down.
 */
export async function agePostcodeAnswers(trx: Transaction): Promise<void> {
  await rows(trx, 'UPDATE consultant_lookups SET fetched_at = 0 WHERE fetched_at > 0')
}
