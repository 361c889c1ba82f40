import { cached } from '#app/database/cached'
import type { Booster } from './booster.js'
import { activeBoosters } from './booster_accounts_sql.js'

const running = cached(activeBoosters)

/**
 * The boosters that are switched on and have something left, by id. Answered from memory, so that a
 * scan costs no statement more while there is none; one that is switched on is seen within a
 * second. Whether one still gives is decided by its row, in the transaction of the scan.
 */
export function runningBoosters(): Promise<Booster[]> {
  return running.get()
}

/** Makes the next scan ask the database. */
export const forgetBoosters = running.forget
