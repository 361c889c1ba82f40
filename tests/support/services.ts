import app from '@adonisjs/core/services/app'
import type { LoopbackService } from '#app/development/loopback_service'
import { CompanyDirectory } from '#auth/contracts/company_directory'
import { RepresentativeDirectory } from '#auth/contracts/representative_directory'
import { HttpRepresentativeDirectory } from '#auth/gateways/http_representative_directory'
import { NavCompanyDirectory } from '#auth/gateways/nav_company_directory'
import { navStandIn, STAND_IN_USER } from '#auth/gateways/nav_stand_in'
import { representativeStandIn } from '#auth/gateways/representative_stand_in'

type Cleanup = (work: () => void | Promise<void>) => void

/** A tax authority of this test's own, asked by the real driver. */
export async function useCompanyService(cleanup: Cleanup): Promise<LoopbackService> {
  const service = navStandIn()
  const directory = new NavCompanyDirectory(await service.start(), STAND_IN_USER)
  app.container.swap(CompanyDirectory, () => directory)
  cleanup(() => {
    app.container.restore(CompanyDirectory)
    return service.stop()
  })
  return service
}

/** A consultant service of this test's own, asked by the real driver. */
export async function useConsultantService(cleanup: Cleanup): Promise<LoopbackService> {
  const service = representativeStandIn()
  const address = await service.start()
  const directory = new HttpRepresentativeDirectory(new URL('/ajaxGetLocalConsultants', address))
  app.container.swap(RepresentativeDirectory, () => directory)
  cleanup(() => {
    app.container.restore(RepresentativeDirectory)
    return service.stop()
  })
  return service
}
