import type { ApplicationService } from '@adonisjs/core/types'
import env from '#start/env'
import { CompanyDirectory } from './contracts/company_directory.js'
import { ConsultantDirectory } from './contracts/consultant_directory.js'

/** Binds the outside services of registration to the drivers the environment names. */
export default class AuthProvider {
  constructor(protected app: ApplicationService) {}

  register() {
    this.app.container.singleton(CompanyDirectory, async () => {
      if (env.get('COMPANY_DRIVER', 'none') === 'none') {
        const { NoCompanyDirectory } = await import('./gateways/no_directories.js')
        return new NoCompanyDirectory()
      }
      const { FakeCompanyDirectory } = await import('./gateways/fake_company_directory.js')
      return new FakeCompanyDirectory()
    })
    this.app.container.singleton(ConsultantDirectory, async () => {
      if (env.get('CONSULTANT_DRIVER', 'none') === 'none') {
        const { NoConsultantDirectory } = await import('./gateways/no_directories.js')
        return new NoConsultantDirectory()
      }
      const { FakeConsultantDirectory } = await import('./gateways/fake_consultant_directory.js')
      return new FakeConsultantDirectory()
    })
  }
}
