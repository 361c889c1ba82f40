import { clock } from '#app/clock'
import { shopReader } from '#app/database/engine'
import { rows } from '#app/database/statement'
import { transaction } from '#app/transaction'
import { FIND_PROBE, SOME_MEMBER_KEY, WRITE_PROBE } from './key_probe_sql.js'
import { purposeOfMember } from './member_key.js'
import { ownKey, seal, unseal } from './seal.js'

const PURPOSE = 'key-probe'
const WORDS = 'This database belongs to the APP_KEY that opens this.'

/**
 * Whether APP_KEY opens what the database holds: a probe that was sealed for this question, and in a database without
 * one the key of some member. A database that nothing is sealed in belongs to no key yet.
 */
export async function opensDatabase(): Promise<boolean> {
  const [probe] = await shopReader().rows<{ sealed: string }>(FIND_PROBE)
  if (probe) return opens(probe.sealed, PURPOSE)
  type Stored = { memberId: number; sealedKey: string }
  const [stored] = await shopReader().rows<Stored>(SOME_MEMBER_KEY)
  return !stored || opens(stored.sealedKey, purposeOfMember(stored.memberId))
}

/** Seals a probe with the APP_KEY of this installation, where the database has none. */
export async function keepKeyProbe(): Promise<void> {
  const sealed = seal(WORDS, ownKey(), PURPOSE)
  await transaction((trx) => rows(trx, WRITE_PROBE, [sealed, clock.now()]))
}

function opens(sealed: string, purpose: string): boolean {
  try {
    unseal(sealed, ownKey(), purpose)
    return true
  } catch {
    // Authenticated encryption tells a wrong key from a right one by failing.
    return false
  }
}
