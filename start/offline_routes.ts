import router from '@adonisjs/core/services/router'
import { locales } from '#config/i18n'

const BuildsController = () => import('#app/offline/controllers/builds_controller')
const OfflinePagesController = () => import('#app/offline/controllers/offline_pages_controller')

const LOCALE = new RegExp(`^(${locales.join('|')})$`)

router
  .get('/offline/:locale', [OfflinePagesController, 'show'])
  .where('locale', LOCALE)
  .as('pages.offline')
router.get('/build/:locale', [BuildsController, 'show']).where('locale', LOCALE).as('pages.build')
