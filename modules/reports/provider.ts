import type { ApplicationService } from '@adonisjs/core/types'
import env from '#start/env'

/** Sums up days that are over, and reads ahead for figures, where messages are sent. */
export default class ReportsProvider {
  constructor(protected app: ApplicationService) {}

  async ready() {
    const serves = this.app.getEnvironment() === 'web' && !this.app.isTerminating
    if (!serves || !env.get('OUTBOX_WORKER', true)) return
    const { figureWatch } = await import('./figures/figure_watch.js')
    this.app.terminating(figureWatch.stop)
    figureWatch.start()
  }
}
