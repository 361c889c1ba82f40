import { clock } from '#app/clock'
import { transaction } from '#app/transaction'
import { GRANT_MS } from '#partners/constants'
import { InvalidClient, InvalidScope } from '#partners/exceptions'
import { clientIdOf } from '../client_id.js'
import PartnerToken from '../models/partner_token.js'
import { scopesIn } from '../scopes.js'
import { hashOfSecret, hintOf, isSecret, newSecret } from '../secrets.js'

/** How a client proves itself and what it wants. */
export interface WantedGrant {
  clientId: string
  clientSecret: string
  /** Names, apart by spaces; all of the client's where none is named. */
  scope: string
}

/**
 * Gives a client a token for half an hour.
 *
 * @throws invalid_client, invalid_scope
 * @source RFC 6749 section 4.4
 */
export async function grantToken({ clientId, clientSecret, scope }: WantedGrant) {
  const client = isSecret(clientSecret)
    ? await PartnerToken.findBy({ hash: hashOfSecret(clientSecret), kind: 'client' })
    : null
  const now = clock.now()
  if (!client?.isOpen(now) || clientIdOf(client.id) !== clientId) throw new InvalidClient()
  const wanted = scope.trim() ? scopesIn(scope) : client.scopeList
  if (!wanted || wanted.some((one) => !client.scopeList.includes(one))) throw new InvalidScope()
  const token = newSecret()
  const granted = {
    kind: 'granted' as const,
    name: client.name,
    scopes: wanted.join(' '),
    hash: hashOfSecret(token),
    hint: hintOf(token),
    clientId: client.id,
    expiresAt: Math.min(now + GRANT_MS, client.expiresAt),
    createdAt: now,
  }
  await transaction(async (trx) => {
    await PartnerToken.create(granted, trx)
    await PartnerToken.query(trx).where('id', client.id).update({ lastUsedAt: now })
  })
  const seconds = Math.floor((granted.expiresAt - now) / 1000)
  return { access_token: token, token_type: 'Bearer', expires_in: seconds, scope: granted.scopes }
}
