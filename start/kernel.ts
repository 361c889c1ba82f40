import app from '@adonisjs/core/services/app'
import router from '@adonisjs/core/services/router'
import server from '@adonisjs/core/services/server'

server.errorHandler(() => import('#app/exceptions/handler'))

// Every request, also where no route answers. What is added here or below stands in start/short_ways.ts too, or no
// route has its short way any more.
server.use([
  () => import('#app/middleware/security_headers_middleware'),
  () => import('#app/middleware/container_bindings_middleware'),
  () => import('#app/middleware/health_middleware'),
  () => import('#app/middleware/early_checks_middleware'),
  () => import('#content/middleware/language_files_middleware'),
  () => import('#app/middleware/files_middleware'),
  // Serves changed modules while pages are developed.
  ...(app.inProduction ? [] : [() => import('@adonisjs/vite/vite_middleware')]),
  () => import('#start/inertia_middleware'),
  () => import('#app/middleware/maintenance_middleware'),
])

// Every request that a route answers.
router.use([
  () => import('#app/middleware/private_cache_middleware'),
  () => import('#app/middleware/shared_answer_middleware'),
  () => import('@adonisjs/core/bodyparser_middleware'),
  () => import('#app/middleware/no_nul_middleware'),
  () => import('#app/middleware/session_cookie_middleware'),
  () => import('@adonisjs/session/session_middleware'),
  () => import('@adonisjs/auth/initialize_auth_middleware'),
  () => import('#app/middleware/silent_auth_middleware'),
  () => import('#auth/middleware/remembered_login_middleware'),
  () => import('#app/middleware/locale_middleware'),
  // After the language is known, because a refusal speaks it.
  () => import('#app/middleware/cross_site_token_middleware'),
  () => import('@adonisjs/shield/shield_middleware'),
])
