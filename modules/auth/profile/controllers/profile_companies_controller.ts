import type { HttpContext } from '@adonisjs/core/http'
import { transaction } from '#app/transaction'
import { changeCompany, companyIn } from '../addresses.js'
import { backToProfile } from '../answers.js'
import { companyValidator } from '../validators/profile.js'

/** The company of the member who asks. */
export default class ProfileCompaniesController {
  async update(ctx: HttpContext) {
    const { request, auth } = ctx
    const company = companyIn(await request.validateUsing(companyValidator))
    const { id } = auth.use('member').user!
    await transaction((trx) => changeCompany(trx, id, company))
    return backToProfile(ctx)
  }
}
