import { clock } from '#app/clock'
import { shopReader } from '#app/database/engine'
import { BOOSTER_COLUMNS, boosterOf, type Booster, type BoosterRow } from './booster.js'

/** How long a process trusts what it read, in ms; another process may have switched one on. */
const TRUST_MS = 2000

const ACTIVE = `SELECT ${BOOSTER_COLUMNS} FROM boosters
  WHERE state = 'active' AND spent < budget AND (limit_total IS NULL OR given < limit_total)
  ORDER BY id`

let known: Booster[] = []
let readAt = Number.NEGATIVE_INFINITY
let reading: Promise<Booster[]> | undefined

/**
 * The boosters that are switched on and have something left, by id. Answered from memory, so that a
 * scan costs no statement more while there is none; one that is switched on is seen within two
 * seconds. Whether one still gives is decided by its row, in the transaction of the scan.
 */
export async function runningBoosters(): Promise<Booster[]> {
  if (Math.abs(clock.now() - readAt) < TRUST_MS) return known
  reading ??= readAll().finally(() => (reading = undefined))
  return reading
}

/** Makes the next scan ask the database. */
export function forgetBoosters(): void {
  readAt = Number.NEGATIVE_INFINITY
  reading = undefined
}

async function readAll(): Promise<Booster[]> {
  const rows = await shopReader().rows<BoosterRow>(ACTIVE)
  known = rows.map(boosterOf)
  readAt = clock.now()
  return known
}
