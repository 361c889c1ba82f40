import app from '@adonisjs/core/services/app'
import router from '@adonisjs/core/services/router'
import { middleware } from '#start/middleware'

const OutboxController = () => import('#app/development/controllers/outbox_controller')
const ComponentPageController = () =>
  import('#app/development/controllers/component_page_controller')

router.get('/dev/outbox', [OutboxController, 'index']).as('dev.outbox').use(middleware.demoOnly())

// A demo is served in production: what bundles the page is not installed there.
if (!app.inProduction) {
  router.get('/dev/ui', [ComponentPageController, 'index']).as('dev.ui').use(middleware.demoOnly())
  router
    .get('/dev/ui/files/*', [ComponentPageController, 'show'])
    .as('dev.ui.files')
    .use(middleware.demoOnly())
}
