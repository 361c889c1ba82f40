import router from '@adonisjs/core/services/router'
import { idInPath } from '#app/validation/ids'

router.where('id', idInPath)

// Each module brings its own routes, one after the other: what a routes file imports may have to be waited for, and would then be
// overtaken. Content comes last of the modules because it owns the catch-all.
await import('#start/admin_routes')
await import('#start/media_routes')
await import('#start/audit_routes')
await import('#start/settings_routes')
await import('#start/vitals_routes')
await import('#start/health_routes')
await import('#start/message_routes')
await import('#start/invoke_routes')
await import('#start/search_routes')
await import('#start/offline_routes')
await import('#start/development_routes')
await import('#auth/admin_routes')
await import('#auth/routes')
await import('#points/admin_routes')
await import('#points/dev_routes')
await import('#points/routes')
await import('#catalogue/admin_routes')
await import('#catalogue/routes')
await import('#promo/admin_routes')
await import('#promo/routes')
await import('#partners/admin_routes')
await import('#partners/routes')
await import('#notifications/admin_routes')
await import('#notifications/routes')
await import('#reports/admin_routes')
await import('#content/admin_routes')
await import('#content/routes')
// Beside the routes of modules, so that all are registered in the same order at each start.
await import('#start/transmit')
