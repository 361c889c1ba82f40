import type { ApplicationService } from '@adonisjs/core/types'
import env from '#start/env'
import { CompanyDirectory } from './contracts/company_directory.js'
import { CompanySearch } from './contracts/company_search.js'
import { RepresentativeDirectory } from './contracts/representative_directory.js'

/** Where the tax authority's interface lives unless NAV_URL says otherwise. */
const NAV_ADDRESS = 'https://api.onlineszamla.nav.gov.hu/invoiceService/v3'

/**
 * Binds the outside services of registration to the drivers the environment names. The driver
 * `fake` is the real one against a stand-in that serves HTTP on the loopback address.
 */
export default class AuthProvider {
  constructor(protected app: ApplicationService) {}

  register() {
    this.app.container.singleton(CompanyDirectory, () => this.#companyDirectory())
    this.app.container.singleton(RepresentativeDirectory, () => this.#representativeDirectory())
    this.app.container.singleton(CompanySearch, async () => {
      const searches = await import('./gateways/company_searches.js')
      const isFake = env.get('COMPANY_DRIVER') === 'fake'
      return isFake ? new searches.FakeCompanySearch() : new searches.NoCompanySearch()
    })
  }

  async boot() {
    const { StaffNames } = await import('#app/staff/staff_names')
    const { Appointments, MemberFacts, SharedMarks } = await import('#points')
    const { AppointmentsOfStaff } = await import('./staff/appointments.js')
    const { NamesOfStaff } = await import('./staff/names_of_staff.js')
    const { MemberFactsOfTables } = await import('./gateways/member_facts_sql.js')
    const { MarkedInvitations } = await import('./invitations/marked_invitations_sql.js')
    this.app.container.singleton(Appointments, () => new AppointmentsOfStaff())
    this.app.container.singleton(StaffNames, () => new NamesOfStaff())
    this.app.container.singleton(MemberFacts, () => new MemberFactsOfTables())
    this.app.container.singleton(SharedMarks, () => new MarkedInvitations())
  }

  async #companyDirectory(): Promise<CompanyDirectory> {
    const driver = env.get('COMPANY_DRIVER', 'none')
    if (driver === 'none') {
      const { NoCompanyDirectory } = await import('./gateways/no_directories.js')
      return new NoCompanyDirectory()
    }
    const { NavCompanyDirectory } = await import('./gateways/nav_company_directory.js')
    if (driver === 'fake') {
      const { navStandIn, STAND_IN_USER } = await import('./gateways/nav_stand_in.js')
      return new NavCompanyDirectory(await navStandIn().start(), STAND_IN_USER)
    }
    return new NavCompanyDirectory(new URL(env.get('NAV_URL', NAV_ADDRESS)), {
      login: env.get('NAV_LOGIN')!,
      password: env.get('NAV_PASSWORD')!.release(),
      signKey: env.get('NAV_SIGN_KEY')!.release(),
      taxNumber: env.get('NAV_TAX_NUMBER')!,
    })
  }

  async #representativeDirectory(): Promise<RepresentativeDirectory> {
    const driver = env.get('CONSULTANT_DRIVER', 'none')
    if (driver === 'none') {
      const { NoRepresentativeDirectory } = await import('./gateways/no_directories.js')
      return new NoRepresentativeDirectory()
    }
    const { HttpRepresentativeDirectory } =
      await import('./gateways/http_representative_directory.js')
    if (driver === 'http')
      return new HttpRepresentativeDirectory(new URL(env.get('CONSULTANT_URL')!))
    const { representativeStandIn } = await import('./gateways/representative_stand_in.js')
    const address = await representativeStandIn().start()
    return new HttpRepresentativeDirectory(new URL('/ajaxGetLocalConsultants', address))
  }
}
