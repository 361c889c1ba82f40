import { recordAudit, type Actor } from '#app/audit/audit'
import { clock } from '#app/clock'
import { transaction } from '#app/transaction'
import { DAY } from '#partners/constants'
import PartnerToken from '../models/partner_token.js'
import type { Scope } from '../scopes.js'
import { hashOfSecret, hintOf, newSecret } from '../secrets.js'

/** What is asked for a program of a partner. */
export interface WantedToken {
  /** token: carried by every request; client: exchanged for tokens that live for half an hour. */
  kind: 'token' | 'client'
  name: string
  scopes: Scope[]
  /** How long it shall work. */
  days: number
}

/** Makes a token, or a client with its secret; the secret is told this once. */
export async function createToken(
  { kind, name, scopes, days }: WantedToken,
  by: Actor
): Promise<{ id: number; secret: string }> {
  const secret = newSecret()
  const now = clock.now()
  const id = await transaction(async (trx) => {
    const token = await PartnerToken.create(
      {
        kind,
        name,
        scopes: scopes.join(' '),
        hash: hashOfSecret(secret),
        hint: hintOf(secret),
        expiresAt: now + days * DAY,
        createdAt: now,
      },
      trx
    )
    const subject = { type: 'partner_token', id: token.id }
    const detail = `${name}: ${scopes.join(' ')}`
    await recordAudit(trx, { by, action: 'partner_token.created', subject, detail })
    return token.id
  })
  return { id, secret }
}
