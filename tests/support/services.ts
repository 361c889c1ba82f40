import app from '@adonisjs/core/services/app'
import type { LoopbackService } from '#app/development/loopback_service'
import { CompanyDirectory } from '#auth/contracts/company_directory'
import { ConsultantDirectory } from '#auth/contracts/consultant_directory'
import { consultantStandIn } from '#auth/gateways/consultant_stand_in'
import { HttpConsultantDirectory } from '#auth/gateways/http_consultant_directory'
import { NavCompanyDirectory } from '#auth/gateways/nav_company_directory'
import { navStandIn, STAND_IN_USER } from '#auth/gateways/nav_stand_in'

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
  const service = consultantStandIn()
  const address = await service.start()
  const directory = new HttpConsultantDirectory(new URL('/ajaxGetLocalConsultants', address))
  app.container.swap(ConsultantDirectory, () => directory)
  cleanup(() => {
    app.container.restore(ConsultantDirectory)
    return service.stop()
  })
  return service
}
