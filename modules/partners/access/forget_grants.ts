import { clock } from '#app/clock'
import type { Transaction } from '#app/transaction'
import { GRANTS_KEPT_MS } from '../constants.js'
import PartnerToken from './models/partner_token.js'

/** Removed at once at most; the rest is for the next round. */
const BATCH = 1000

/** Removes granted tokens that ended. */
export async function forgetGrants(trx: Transaction): Promise<void> {
  const old = PartnerToken.query(trx).select('id').where('kind', 'granted')
  old.where('expiresAt', '<', clock.now() - GRANTS_KEPT_MS)
  const ids = (await old.limit(BATCH)).map(({ id }) => id)
  if (ids.length) await PartnerToken.query(trx).whereIn('id', ids).delete()
}
