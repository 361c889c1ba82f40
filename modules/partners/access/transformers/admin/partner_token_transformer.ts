import { BaseTransformer } from '@adonisjs/core/transformers'
import { clock } from '#app/clock'
import { clientIdOf } from '#partners/access/client_id'
import type PartnerToken from '#partners/access/models/partner_token'

/** The access of a partner as staff see it; its secret is not among it. */
export default class PartnerTokenTransformer extends BaseTransformer<PartnerToken> {
  toObject() {
    const token = this.resource
    return {
      id: token.id,
      kind: token.kind,
      name: token.name,
      client_id: token.kind === 'client' ? clientIdOf(token.id) : null,
      hint: token.hint,
      scopes: token.scopeList,
      is_open: token.isOpen(clock.now()),
      expires_at: token.expiresAt,
      last_used_at: token.lastUsedAt,
      revoked_at: token.revokedAt,
      created_at: token.createdAt,
    }
  }
}
