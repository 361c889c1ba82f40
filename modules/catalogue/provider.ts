import type { ApplicationService } from '@adonisjs/core/types'
import env from '#start/env'

/** Answers for the wish list where other modules ask, and watches it and the end of the year where messages are sent. */
export default class CatalogueProvider {
  constructor(protected app: ApplicationService) {}

  async boot() {
    const { SavingPlans } = await import('#auth')
    const { MemberSavingPlans } = await import('./wishlist/member_saving_plans.js')
    this.app.container.singleton(SavingPlans, () => new MemberSavingPlans())
  }

  async ready() {
    const serves = this.app.getEnvironment() === 'web' && !this.app.isTerminating
    if (!serves || !env.get('OUTBOX_WORKER', true)) return
    const { wishWatch } = await import('./wishlist/wish_watch.js')
    const { expiryWatch } = await import('./expiry/expiry_watch.js')
    for (const watch of [wishWatch, expiryWatch]) {
      this.app.terminating(watch.stop)
      watch.start()
    }
  }
}
