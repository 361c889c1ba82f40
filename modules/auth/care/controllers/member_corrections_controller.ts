import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/exceptions/page_exceptions'
import { shownOf } from '#app/http/saved_since'
import { correctAccount } from '#auth/care/actions/correct_account'
import { correctCompany, correctShipping } from '#auth/care/actions/correct_addresses'
import type { CorrectedByStaff } from '#auth/care/corrections'
import {
  accountCorrectionValidator,
  companyCorrectionValidator,
  shippingCorrectionValidator,
} from '#auth/care/validators'
import { findMember } from '#auth/members/queries/member_by_id_sql'
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
    return answer(ctx, await correctAccount(id, right, await by(ctx, asked)))
  }

  async company(ctx: HttpContext) {
    const sent = await ctx.request.validateUsing(companyCorrectionValidator)
    const id = Number(ctx.params.id)
    return answer(ctx, await correctCompany(id, companyIn(sent), await by(ctx, sent.asked)))
  }

  async shipping(ctx: HttpContext) {
    const sent = await ctx.request.validateUsing(shippingCorrectionValidator)
    const id = Number(ctx.params.id)
    return answer(ctx, await correctShipping(id, shippingIn(sent), await by(ctx, sent.asked)))
  }
}

async function by(ctx: HttpContext, asked: string): Promise<CorrectedByStaff> {
  const staffId = ctx.auth.use('staff').user!.id
  return { by: { source: 'admin', staffId }, asked, shown: await shownOf(ctx) }
}

function answer({ params }: HttpContext, isFound: boolean) {
  if (!isFound) throw new NotFound()
  return { data: { id: Number(params.id) } }
}
