import { rows } from '#app/database/statement'
import { transaction } from '#app/transaction'
import { keepVisits, type Visit } from '#app/vitals/count_visit'
import { assetsVersion } from '#config/inertia'

export const WEEK_MS = 7 * 24 * 60 * 60 * 1000

/** A slow visit from a phone. */
export const VISIT: Visit = {
  page: 'content/home',
  device: 'phone',
  connection: 'slow',
  locale: 'hu',
  build: assetsVersion(),
  ttfb: 420,
  fcp: 1300,
  lcp: 2600,
}

/** Leaves nothing of visits, neither written down nor waiting for it. */
export async function forgetVisits(): Promise<void> {
  await transaction(keepVisits)
  await transaction((trx) => rows(trx, 'DELETE FROM page_vitals'))
}
