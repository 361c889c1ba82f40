import type { HttpContext } from '@adonisjs/core/http'
import { NotMobile, SmsNotConfigured, SmsNotSent } from '#auth/exceptions'
import { phoneCode } from '#auth/login/phone_codes'
import type Member from '#auth/members/models/member'
import { sendPhoneCode } from '../actions/send_phone_code.js'
import { verifyPhone } from '../actions/verify_phone.js'
import { memberAtStep } from '../registration_session.js'
import { phoneCodeValidator } from '../validators/registration.js'

const PAGE = 'auth/register_phone'

/** The second registration step: the SMS code. */
export default class PhoneVerificationsController {
  async show(ctx: HttpContext) {
    const member = await memberAtStep(ctx, 'phone')
    if (!member) return
    if (isResend(ctx)) await this.#resend(ctx, member)
    const sent = await phoneCode({ memberId: member.id, purpose: 'registration' }).first()
    ctx.inertia.encryptHistory()
    return ctx.inertia.render(PAGE, {
      phone: member.phone!,
      canSendAt: Math.ceil((sent?.canSendAt ?? 0) / 1000),
    })
  }

  async store(ctx: HttpContext) {
    const member = await memberAtStep(ctx, 'phone')
    if (!member) return
    const { code } = await ctx.request.validateUsing(phoneCodeValidator)
    await verifyPhone({ ...sentTo(member), code })
    return ctx.response.redirect().toPath('/regisztracio/step/3')
  }

  async #resend(ctx: HttpContext, member: Member) {
    const receiver = { ...sentTo(member), locale: ctx.i18n.locale }
    try {
      await sendPhoneCode(receiver, ctx.request.ip())
    } catch (error) {
      if (!isTold(error)) throw error
      // This answer is the page itself, so the message must not wait for the next request.
      ctx.session.flashMessages.set('error', ctx.i18n.t(`errors.${error.code}.default`, error.meta))
    }
  }
}

/** A member who registers has told a number in the first step. */
function sentTo({ id, phone }: Member) {
  return { memberId: id, phone: phone!, purpose: 'registration' as const }
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
