import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { SendPhoneCode } from '#auth/actions/send_phone_code'
import { VerifyPhone } from '#auth/actions/verify_phone'
import { NotMobile, SmsNotConfigured, SmsNotSent } from '#auth/exceptions'
import { canSendAt, type UnfinishedMember } from '#auth/queries/unfinished_member'
import { memberAtStep } from '#auth/registration_session'
import { phoneCodeValidator } from '#auth/validators/registration'

const PAGE = 'auth/register_phone'

/** The second registration step: the SMS code. */
export default class PhoneVerificationsController {
  @inject()
  async show(ctx: HttpContext, sendPhoneCode: SendPhoneCode) {
    const member = await memberAtStep(ctx, 'phone')
    if (!member) return
    if (isResend(ctx)) await this.#resend(ctx, member, sendPhoneCode)
    ctx.inertia.encryptHistory()
    return ctx.inertia.render(PAGE, {
      phone: member.phone,
      canSendAt: Math.ceil((await canSendAt(member.id)) / 1000),
    })
  }

  @inject()
  async store(ctx: HttpContext, verifyPhone: VerifyPhone) {
    const member = await memberAtStep(ctx, 'phone')
    if (!member) return
    const { id, phone } = member
    const data = ctx.request.body()
    const { code } = await ctx.request.validateUsing(phoneCodeValidator, { data })
    await verifyPhone.handle({ memberId: id, phone, purpose: 'registration', code })
    return ctx.response.redirect().toPath('/regisztracio/step/3')
  }

  async #resend(ctx: HttpContext, member: UnfinishedMember, sendPhoneCode: SendPhoneCode) {
    const { id: memberId, phone } = member
    const receiver = { memberId, phone, locale: ctx.i18n.locale, purpose: 'registration' as const }
    try {
      await sendPhoneCode.handle(receiver, ctx.request.ip())
    } catch (error) {
      if (!isTold(error)) throw error
      // This answer is the page itself, so the message must not wait for the next request.
      ctx.session.flashMessages.set('error', ctx.i18n.t(`errors.${error.code}.default`, error.meta))
    }
  }
}

/** Whether the page itself tells why nothing was sent. */
function isTold(error: unknown) {
  return (
    error instanceof NotMobile || error instanceof SmsNotConfigured || error instanceof SmsNotSent
  )
}

/** Only the partial reload of the resend button asks for an SMS; opening the page never does. */
function isResend({ request }: HttpContext): boolean {
  const wanted = request.header('x-inertia-partial-data', '')!.split(',')
  return request.header('x-inertia-partial-component') === PAGE && wanted.includes('canSendAt')
}
