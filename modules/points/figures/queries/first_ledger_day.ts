import { shopReader } from '#app/database/engine'
import { firstDay } from '#points/closes/closes_sql'

/** The day of the first entry, YYYY-MM-DD in Budapest; undefined where there is none. */
export function firstLedgerDay(): Promise<string | undefined> {
  return firstDay(shopReader())
}
