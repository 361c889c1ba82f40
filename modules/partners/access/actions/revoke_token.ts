import { recordAudit, type Actor } from '#app/audit/audit'
import { clock } from '#app/clock'
import { NotFound } from '#app/exceptions/page_exceptions'
import { transaction } from '#app/transaction'
import PartnerToken from '../models/partner_token.js'

/**
 * Ends a token at once; with a client what it was granted ends as well. Once more does nothing.
 *
 * @throws not_found
 */
export async function revokeToken(id: number, by: Actor): Promise<void> {
  await transaction(async (trx) => {
    const own = () => PartnerToken.query(trx).where({ id }).whereNot('kind', 'granted')
    const [ended] = await own().whereNull('revokedAt').update({ revokedAt: clock.now() })
    const token = await own().first()
    if (!token) throw new NotFound()
    if (!ended) return
    const subject = { type: 'partner_token', id }
    const detail = token.name
    await recordAudit(trx, { by, action: 'partner_token.revoked', subject, detail })
  })
}
