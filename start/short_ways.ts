import { shareWithPages } from '#app/shortcut/page_object'
import { knowMiddleware } from '#app/shortcut/short_way'
import { findMembersOfVisits } from '#app/shortcut/visit'
import { findMember, SHOPPER } from '#auth'
import { sharedProperties } from '#start/shared_properties'

shareWithPages(sharedProperties)

// As the guard finds the member of a session: who has not finished the registration is none yet.
findMembersOfVisits({
  sql: SHOPPER,
  async find(id) {
    const member = await findMember(id)
    return member?.registeredAt ? member : null
  },
})

// Routes behind any other middleware have no short way. Who adds one here makes the short way do the same.
knowMiddleware([
  // The same headers: app/http/security_headers.ts, app/shortcut/send.ts.
  () => import('#app/middleware/security_headers_middleware'),
  () => import('#app/middleware/private_cache_middleware'),
  // The same questions of host, address and body: app/shortcut/plain_request.ts and body.ts; the rest is left to the framework.
  () => import('#app/middleware/early_checks_middleware'),
  () => import('@adonisjs/core/bodyparser_middleware'),
  () => import('#app/middleware/no_nul_middleware'),
  // Short answers bring no cookie: whoever gets one has it.
  () => import('#app/middleware/session_cookie_middleware'),
  // Members, language and closed shop: app/shortcut/visit.ts.
  () => import('#app/middleware/maintenance_middleware'),
  () => import('@adonisjs/session/session_middleware'),
  () => import('@adonisjs/auth/initialize_auth_middleware'),
  () => import('#app/middleware/silent_auth_middleware'),
  () => import('#auth/middleware/remembered_login_middleware'),
  () => import('#app/middleware/auth_middleware'),
  () => import('#app/middleware/locale_middleware'),
  // The token of a write: app/shortcut/take_short_way.ts.
  () => import('#app/middleware/cross_site_token_middleware'),
  () => import('@adonisjs/shield/shield_middleware'),
  // Whole pages of guests; visits of members are none.
  () => import('#app/middleware/shared_answer_middleware'),
  () => import('#app/middleware/kept_page_middleware'),
  // Leads pages back; a write has its short way for scripts alone: app/shortcut/plain_request.ts.
  () => import('#app/middleware/json_or_back_middleware'),
  // Pages: app/shortcut/page_object.ts.
  () => import('#start/inertia_middleware'),
  // Other addresses, and objects of the framework.
  () => import('#app/middleware/container_bindings_middleware'),
  () => import('#app/middleware/health_middleware'),
  () => import('#content/middleware/language_files_middleware'),
  () => import('#app/middleware/files_middleware'),
  () => import('@adonisjs/vite/vite_middleware'),
])
