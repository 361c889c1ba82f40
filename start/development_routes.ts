import router from '@adonisjs/core/services/router'
import { middleware } from '#start/middleware'

const OutboxController = () => import('#app/development/controllers/outbox_controller')

router.get('/dev/outbox', [OutboxController, 'index']).as('dev.outbox').use(middleware.demoOnly())
