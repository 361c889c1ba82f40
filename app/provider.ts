import type { ApplicationService } from '@adonisjs/core/types'

/** What the kernel starts and ends with the application. */
export default class KernelProvider {
  constructor(protected app: ApplicationService) {}

  async shutdown() {
    const { closeEngine } = await import('#app/database/engine')
    await closeEngine()
  }
}
