import router from '@adonisjs/core/services/router'
import { changeSettingsThrough } from '#app/settings/setting_door'
import { setOrAsk } from '#points'
import { middleware } from '#start/middleware'

const SettingsController = () => import('#app/settings/controllers/settings_controller')

// What makes points needs two people, also where it is a setting.
changeSettingsThrough(setOrAsk)

router
  .group(() => {
    router.get('settings', [SettingsController, 'index']).as('admin.settings')
    router.get('settings/:name', [SettingsController, 'show']).as('admin.settings.show')
  })
  .prefix('/api/admin')
  .use(middleware.staff({ roles: ['admin', 'auditor'] }))

router
  .put('/api/admin/settings/:name', [SettingsController, 'update'])
  .as('admin.settings.update')
  .use([middleware.staff({ roles: ['admin'] }), middleware.passwordConfirmed()])
