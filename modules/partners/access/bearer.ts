import { clock } from '#app/clock'
import { transaction } from '#app/transaction'
import { USE_NOTED_MS } from '../constants.js'
import PartnerToken from './models/partner_token.js'
import type { Scope } from './scopes.js'
import { hashOfSecret, isSecret } from './secrets.js'

/** Whose program sent a request. */
export interface PartnerClient {
  /** Of the client, or of the token where it needs no client. */
  id: number
  name: string
  scopes: Scope[]
}

const HEADER = /^Bearer +(\S+) *$/i

/** Who carries the token in this header; null where none is in it, or one that is unknown, expired or revoked. */
export async function clientOf(authorization: string | undefined): Promise<PartnerClient | null> {
  const [, secret = ''] = HEADER.exec(authorization ?? '') ?? []
  if (!isSecret(secret)) return null
  const found = PartnerToken.query().where('hash', hashOfSecret(secret)).whereNot('kind', 'client')
  const token = await found.first()
  const now = clock.now()
  if (!token?.isOpen(now)) return null
  const client = token.clientId === null ? token : await PartnerToken.find(token.clientId)
  if (!client?.isOpen(now)) return null
  if (now - (token.lastUsedAt ?? 0) > USE_NOTED_MS) await noteUse(token.id, now)
  return { id: client.id, name: client.name, scopes: token.scopeList }
}

async function noteUse(id: number, now: number): Promise<void> {
  await transaction((trx) => PartnerToken.query(trx).where({ id }).update({ lastUsedAt: now }))
}
