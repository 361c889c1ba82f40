import type { HttpContext } from '@adonisjs/core/http'
import { listController } from '#app/http/list_controller'
import { filtered } from '#app/http/list_search'
import { serialized } from '#app/http/serialized'
import { actorOf } from '#app/staff/actor_of'
import { createToken } from '#partners/access/actions/create_token'
import { revokeToken } from '#partners/access/actions/revoke_token'
import PartnerToken from '#partners/access/models/partner_token'
import { madeTokens } from '#partners/access/queries/tokens'
import PartnerTokenTransformer from '#partners/access/transformers/admin/partner_token_transformer'
import { wantedTokenValidator } from '#partners/access/validators/token'

const PartnerTokens = listController({
  model: PartnerToken,
  list: { sortable: ['id', 'name', 'expires_at', 'last_used_at'], filters: { id: 'ids' } },
  matching: (query) => filtered(madeTokens(), query),
  serialize: (tokens) => serialized(PartnerTokenTransformer.transform(tokens)),
})

/** What programs of partners prove themselves with, in the back-office. */
export default class PartnerTokensController extends PartnerTokens {
  /** The secret is told in this answer and never again. */
  async store(ctx: HttpContext) {
    const wanted = await ctx.request.validateUsing(wantedTokenValidator)
    const { id, secret } = await createToken(wanted, actorOf(ctx))
    ctx.response.header('Cache-Control', 'no-store')
    return ctx.response.created({ data: { ...(await this.record(id)), secret } })
  }

  async revoke(ctx: HttpContext) {
    const id = Number(ctx.params.id)
    await revokeToken(id, actorOf(ctx))
    return { data: await this.record(id) }
  }
}
