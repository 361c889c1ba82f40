import type { Transaction } from '#app/transaction'
import ConsultantLookup from './models/consultant_lookup.js'

/**
 * Makes every kept answer of the service of representatives old: the next member asks anew. The answers
 * stay, because they are what members get while the service is down.
 */
export async function agePostcodeAnswers(trx: Transaction): Promise<void> {
  await ConsultantLookup.query(trx).where('fetchedAt', '>', 0).update({ fetchedAt: 0 })
}
