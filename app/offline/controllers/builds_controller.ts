import type { HttpContext } from '@adonisjs/core/http'
import i18nManager from '@adonisjs/i18n/services/main'
import inertiaConfig from '#config/inertia'

/**
 * Which build of the pages is served, and what an open page of another one says: the words come with the answer, so that no page
 * carries them.
 */
export default class BuildsController {
  async show({ params, response }: HttpContext) {
    const i18n = i18nManager.locale(params.locale)
    const { assetsVersion: version } = inertiaConfig
    response.header('Cache-Control', 'no-store')
    return {
      version,
      text: i18n.t('document.new_build.text'),
      action: i18n.t('document.new_build.action'),
      kept: i18n.t('document.new_build.kept'),
    }
  }
}
