/** Run by the test of the short way: the shop with a middleware more that refuses, on some routes or on all requests. */
import type { HttpContext } from '@adonisjs/core/http'
import { ignite } from '../../bin/ignite.js'

const REFUSED = ['post /qr-code', 'get /ajandekok/kategoriak']

/** How the test sees that the server has started, and where a browser gets its token. */
const LET_IN = ['/health/live', '/belepes']

class RefusingMiddleware {
  handle({ request, response }: HttpContext, next: () => unknown) {
    return LET_IN.includes(request.url()) ? next() : response.forbidden({ refused: true })
  }
}
const load = async () => ({ default: RefusingMiddleware })
const refuse = (ctx: HttpContext, next: () => unknown) => new RefusingMiddleware().handle(ctx, next)

ignite()
  .tap((app) =>
    app.booted(async () => {
      if (process.argv[2] === 'everywhere') {
        ;(await app.container.make('server')).use([load])
        return
      }
      const router = (await app.container.make('router')) as any
      for (const method of ['get', 'post']) {
        const add = router[method].bind(router)
        router[method] = (pattern: string, handler: unknown) => {
          const route = add(pattern, handler)
          return REFUSED.includes(`${method} ${pattern}`) ? route.use(refuse) : route
        }
      }
    })
  )
  .httpServer()
  .start()
