import { bodyHash, idempotently, isIdempotencyKey } from '#app/idempotency/idempotency'
import { IdempotencyKeyInvalid } from '#app/idempotency/exceptions'
import { transaction } from '#app/transaction'
import { memberSync, shownTexts, type PartnerChange } from '#auth'
import { MalformedId } from '#partners/exceptions'
import env from '#start/env'
import type { PartnerClient } from '../../access/bearer.js'

/** What was sent for one member, looked over. */
export interface SentUser {
  id?: number
  version?: number
  email?: string
  phone?: string
  last_name?: string
  first_name?: string
  regional_representative_id?: number
  consents?: PartnerChange['consents']
  consent_proof?: { given_at: string; place: string; text_version: string }
}

/** Who writes whom, and under which key a repetition does nothing more. */
export interface WrittenBy {
  client: PartnerClient
  sfId: string
  key?: string
}

/**
 * Writes one member, all or nothing. A repetition under the same key writes nothing and is told the member as it is now.
 *
 * @throws malformed_id, idempotency_key_invalid, idempotency_mismatch, and what `changeByPartner` throws
 */
export async function writeUser(sent: SentUser, { client, sfId, key }: WrittenBy) {
  const known = memberSync.sfIdOf(sfId)
  if (!known) throw new MalformedId()
  if (key !== undefined && !isIdempotencyKey(key)) throw new IdempotencyKeyInvalid()
  const shown = await shownTexts(env.get('APP_LOCALE', 'en'))
  const { consents = {}, consent_proof: proof, ...fields } = sent
  const change: PartnerChange = {
    ...fields,
    ...proven(proof),
    consents,
    shown,
    sfId: known,
    client: client.id,
  }
  const memberId = await transaction(async (trx) => {
    if (key === undefined) return memberSync.changeByPartner(trx, change)
    const hash = bodyHash({ sfId: known, ...sent })
    const once = { scope: `partner:${client.id}`, key, bodyHash: hash }
    // Only the number is kept: what the member says of itself is read anew.
    const done = await idempotently(trx, once, () => memberSync.changeByPartner(trx, change))
    return done.answer
  })
  const [record] = await memberSync.recordsOf([memberId])
  return record
}

function proven(proof: SentUser['consent_proof']) {
  return proof && { proof: { ...proof, given_at: Date.parse(proof.given_at) } }
}
