import type { HttpContext } from '@adonisjs/core/http'
import transmit from '@adonisjs/transmit/services/main'
import { tellDirectly } from '#app/realtime/direct_streams'
import { middleware } from '#start/middleware'

tellDirectly(transmit.getManager())

transmit.registerRoutes((route) => {
  route.use([middleware.auth(), middleware.stream()])
})

transmit.authorize<{ id: string }>('users/:id/notifications', ({ auth }: HttpContext, { id }) => {
  return auth.use('member').user?.id === Number(id)
})

// Whatever no rule above opens stays closed; the framework would leave it open.
transmit.authorize('*', () => false)
