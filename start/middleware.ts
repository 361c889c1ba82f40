import router from '@adonisjs/core/services/router'
import { kept } from '#app/framework/kept_instances'

/** Middleware that routes ask for by name. */
export const middleware = router.named(
  kept({
    guest: () => import('#app/middleware/guest_middleware'),
    auth: () => import('#app/middleware/auth_middleware'),
    demoOnly: () => import('#app/middleware/demo_only_middleware'),
    stream: () => import('#app/middleware/stream_middleware'),
    passwordConfirmed: () => import('#auth/middleware/password_confirmed_middleware'),
    spoofedMethod: () => import('#app/middleware/spoofed_method_middleware'),
    staff: () => import('#app/middleware/staff_middleware'),
  })
)
