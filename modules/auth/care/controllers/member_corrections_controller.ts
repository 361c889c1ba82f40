import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { companyIn, shippingIn } from '#auth/account/addresses'
import type { ByStaff } from '#auth/actions/delete_member'
import { CorrectAccount } from '#auth/care/actions/correct_account'
import { correctCompany, correctShipping } from '#auth/care/actions/correct_addresses'
import {
  accountCorrectionValidator,
  companyCorrectionValidator,
  shippingCorrectionValidator,
} from '#auth/care/validators'
import { countEmailChange } from '#auth/email_changes'
import { findMember } from '#auth/queries/member_by_id'

/** What a member asked staff to put right, by phone or letter. */
export default class MemberCorrectionsController {
  @inject()
  async account(ctx: HttpContext, correctAccount: CorrectAccount) {
    const id = Number(ctx.params.id)
    const member = await findMember(id)
    if (!member) return answer(ctx, false)
    const data = ctx.request.body()
    await countEmailChange(member, data.email)
    const options = { data, meta: { ownId: id } }
    const sent = await ctx.request.validateUsing(accountCorrectionValidator, options)
    const { asked, ...right } = sent
    return answer(ctx, await correctAccount.handle(id, right, by(ctx, asked)))
  }

  async company(ctx: HttpContext) {
    const data = ctx.request.body()
    const sent = await ctx.request.validateUsing(companyCorrectionValidator, { data })
    const id = Number(ctx.params.id)
    return answer(ctx, await correctCompany(id, companyIn(sent), by(ctx, sent.asked)))
  }

  async shipping(ctx: HttpContext) {
    const data = ctx.request.body()
    const sent = await ctx.request.validateUsing(shippingCorrectionValidator, { data })
    const id = Number(ctx.params.id)
    return answer(ctx, await correctShipping(id, shippingIn(sent), by(ctx, sent.asked)))
  }
}

function by({ auth }: HttpContext, asked: string): ByStaff {
  return { by: { source: 'admin', staffId: auth.use('staff').user!.id }, asked }
}

function answer({ params, response }: HttpContext, isFound: boolean) {
  if (isFound) return { data: { id: Number(params.id) } }
  return response.notFound({ errors: [{ rule: 'not_found', message: 'not_found' }] })
}
