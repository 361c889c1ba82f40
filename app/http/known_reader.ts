import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { sessionCookieName } from '#config/session'

type Middleware = { handle(ctx: HttpContext, next: NextFn): unknown }

/** What a route would have run before its controller. */
const CHAIN = [
  () => import('@adonisjs/session/session_middleware'),
  () => import('@adonisjs/auth/initialize_auth_middleware'),
  () => import('#app/middleware/silent_auth_middleware'),
  () => import('#app/middleware/locale_middleware'),
]

/**
 * Does `work` knowing the member, also where no route answered and so nothing asked for one.
 * A visitor without a session gets none by an address that does not exist.
 */
export async function asKnownReader(ctx: HttpContext, work: () => Promise<void>): Promise<void> {
  const isKnown = (ctx as Partial<HttpContext>).session !== undefined
  if (isKnown || !(sessionCookieName in ctx.request.cookiesList())) return work()
  await run(ctx, work, 0)
}

async function run(ctx: HttpContext, work: () => Promise<void>, at: number): Promise<void> {
  if (at === CHAIN.length) return work()
  const { default: middleware } = await CHAIN[at]()
  const instance = (await ctx.containerResolver.make(middleware as never)) as Middleware
  await instance.handle(ctx, () => run(ctx, work, at + 1))
}
