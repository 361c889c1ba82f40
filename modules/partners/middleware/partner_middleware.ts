import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { networkOf } from '#app/http/network'
import { consumeLimit, type Limit } from '#app/limits/limit'
import { clientOf, type PartnerClient } from '#partners/access/bearer'
import type { Scope } from '#partners/access/scopes'
import { REQUESTS_PER_CLIENT, WRONG_TOKENS_PER_ADDRESS } from '#partners/constants'
import { InsufficientScope, InvalidToken, TooManyRequests } from '#partners/exceptions'

/** What a route asks of a token. */
export interface PartnerOptions {
  scope: Scope
}

/** Opens a route to programs of partners whose bearer token has the scope. @source RFC 6750 */
export default class PartnerMiddleware {
  async handle(ctx: HttpContext, next: NextFn, { scope }: PartnerOptions) {
    const { request, response } = ctx
    const client = await clientOf(request.header('authorization'))
    if (!client) {
      await count(`partner-wrong:${networkOf(request.ip())}`, WRONG_TOKENS_PER_ADDRESS)
      // What makes a Named Credential fetch another token.
      response.header('WWW-Authenticate', 'Bearer error="invalid_token"')
      throw new InvalidToken()
    }
    await count(`partner:${client.id}`, REQUESTS_PER_CLIENT)
    if (!client.scopes.includes(scope)) {
      response.header('WWW-Authenticate', `Bearer error="insufficient_scope", scope="${scope}"`)
      throw new InsufficientScope()
    }
    ctx.partner = client
    response.header('Cache-Control', 'no-store')
    return next()
  }
}

/** @throws too_many_requests */
export async function count(key: string, limit: Limit): Promise<void> {
  const { allowed, retryAfterSeconds } = await consumeLimit(key, limit)
  if (!allowed) throw new TooManyRequests(retryAfterSeconds)
}

declare module '@adonisjs/core/http' {
  interface HttpContext {
    /** The program that sent the request; behind the middleware `partner` alone. */
    partner: PartnerClient
  }
}
