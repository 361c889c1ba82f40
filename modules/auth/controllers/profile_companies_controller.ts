import type { HttpContext } from '@adonisjs/core/http'
import { transaction } from '#app/transaction'
import { saveCompany } from '#auth/member_company'
import { backToProfile } from '#auth/profile/answers'
import { rewardProfile } from '#auth/profile/points'
import { companyValidator } from '#auth/validators/profile'

/** The company of the member who asks. */
export default class ProfileCompaniesController {
  async update(ctx: HttpContext) {
    const { request, auth } = ctx
    const data = request.body()
    const company = await request.validateUsing(companyValidator, { data })
    const { floor = null, door_number = null, ...address } = company
    const { id } = auth.use('member').user!
    await transaction(async (trx) => {
      await saveCompany(trx, id, { ...address, floor, door_number })
      await rewardProfile(trx, id)
    })
    return backToProfile(ctx)
  }
}
