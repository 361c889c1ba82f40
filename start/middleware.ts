import router from '@adonisjs/core/services/router'

/** Middleware that routes ask for by name. */
export const middleware = router.named({
  guest: () => import('#app/middleware/guest_middleware'),
  auth: () => import('#app/middleware/auth_middleware'),
  keptPage: () => import('#app/middleware/kept_page_middleware'),
  jsonOrBack: () => import('#app/middleware/json_or_back_middleware'),
  demoOnly: () => import('#app/middleware/demo_only_middleware'),
  stream: () => import('#app/middleware/stream_middleware'),
  passwordConfirmed: () => import('#auth/middleware/password_confirmed_middleware'),
  spoofedMethod: () => import('#app/middleware/spoofed_method_middleware'),
  sessionless: () => import('#app/middleware/sessionless_middleware'),
  partner: () => import('#partners/middleware/partner_middleware'),
  staff: () => import('#app/middleware/staff_middleware'),
})
