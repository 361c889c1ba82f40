import type { ApplicationService } from '@adonisjs/core/types'
import env from '#start/env'

/** Tells errors in the form of partners' programs, and numbers what members change. */
export default class PartnersProvider {
  constructor(protected app: ApplicationService) {}

  async boot() {
    const { registerScriptForm } = await import('#app/exceptions/script_forms')
    const { grantError, partnerErrors } = await import('./sync/error_form.js')
    for (const path of ['/api/salesforce', '/webhooks/register']) {
      registerScriptForm(path, partnerErrors)
    }
    registerScriptForm('/api/oauth', grantError)
  }

  async ready() {
    const serves = this.app.getEnvironment() === 'web' && !this.app.isTerminating
    if (!serves || !env.get('OUTBOX_WORKER', true)) return
    const { numberingWatch } = await import('./sync/number_all.js')
    this.app.terminating(numberingWatch.stop)
    numberingWatch.start()
  }
}
