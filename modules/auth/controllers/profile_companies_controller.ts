import type { HttpContext } from '@adonisjs/core/http'
import { transaction } from '#app/transaction'
import { changeCompany, companyIn } from '#auth/account/addresses'
import { backToProfile } from '#auth/profile/answers'
import { companyValidator } from '#auth/validators/profile'

/** The company of the member who asks. */
export default class ProfileCompaniesController {
  async update(ctx: HttpContext) {
    const { request, auth } = ctx
    const data = request.body()
    const company = companyIn(await request.validateUsing(companyValidator, { data }))
    const { id } = auth.use('member').user!
    await transaction((trx) => changeCompany(trx, id, company))
    return backToProfile(ctx)
  }
}
