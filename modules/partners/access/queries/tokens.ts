import { serialized } from '#app/http/serialized'
import PartnerToken from '../models/partner_token.js'
import PartnerTokenTransformer from '../transformers/admin/partner_token_transformer.js'

/** The tokens and clients that staff made; what clients were granted is not among them. */
export function madeTokens() {
  return PartnerToken.query().whereNot('kind', 'granted')
}

/** All of them as they are told, newest first. */
export async function everyToken() {
  return serialized(PartnerTokenTransformer.transform(await madeTokens().orderBy('id', 'desc')))
}
