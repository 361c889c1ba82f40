import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/exceptions/page_exceptions'
import { correctAccount } from '#auth/care/actions/correct_account'
import { correctCompany, correctShipping } from '#auth/care/actions/correct_addresses'
import {
  accountCorrectionValidator,
  companyCorrectionValidator,
  shippingCorrectionValidator,
} from '#auth/care/validators'
import { findMember } from '#auth/members/queries/member_by_id_sql'
import type { ByStaff } from '#auth/my_data/actions/delete_member'
import { companyIn, shippingIn } from '#auth/profile/addresses'
import { countEmailChange } from '#auth/profile/email_changes'

/** What a member asked staff to put right, by phone or letter. */
export default class MemberCorrectionsController {
  async account(ctx: HttpContext) {
    const id = Number(ctx.params.id)
    const member = await findMember(id)
    if (!member) return answer(ctx, false)
    const data = ctx.request.body()
    await countEmailChange(member, data.email)
    const options = { data, meta: { ownId: id } }
    const sent = await ctx.request.validateUsing(accountCorrectionValidator, options)
    const { asked, ...right } = sent
    return answer(ctx, await correctAccount(id, right, by(ctx, asked)))
  }

  async company(ctx: HttpContext) {
    const sent = await ctx.request.validateUsing(companyCorrectionValidator)
    const id = Number(ctx.params.id)
    return answer(ctx, await correctCompany(id, companyIn(sent), by(ctx, sent.asked)))
  }

  async shipping(ctx: HttpContext) {
    const sent = await ctx.request.validateUsing(shippingCorrectionValidator)
    const id = Number(ctx.params.id)
    return answer(ctx, await correctShipping(id, shippingIn(sent), by(ctx, sent.asked)))
  }
}

function by({ auth }: HttpContext, asked: string): ByStaff {
  return { by: { source: 'admin', staffId: auth.use('staff').user!.id }, asked }
}

function answer({ params }: HttpContext, isFound: boolean) {
  if (!isFound) throw new NotFound()
  return { data: { id: Number(params.id) } }
}
