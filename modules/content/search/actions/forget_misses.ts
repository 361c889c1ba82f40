import { businessDate } from '#app/business_date'
import { clock } from '#app/clock'
import type { Transaction } from '#app/transaction'
import { MISS_DAYS } from '../constants.js'
import SearchMiss from '../models/search_miss.js'

const DAY_MS = 24 * 60 * 60 * 1000

/** Removes misses whose time is over. */
export async function forgetMisses({ client }: Transaction): Promise<void> {
  const oldest = businessDate(clock.now() - MISS_DAYS * DAY_MS)
  await SearchMiss.query({ client }).where('day', '<', oldest).delete()
}
