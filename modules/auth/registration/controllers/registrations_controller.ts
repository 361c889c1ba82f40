import type { HttpContext } from '@adonisjs/core/http'
import { networkOf } from '#app/http/network'
import { consumeLimit } from '#app/limits/limit'
import { settings } from '#app/settings/settings'
import { REGISTRATIONS_PER_ADDRESS } from '#auth/constants'
import { TooManyAttempts } from '#auth/exceptions'
import { showThrottled } from '#auth/login/throttled_page'
import { countryList } from '#auth/reference/country_list'
import { inviterOf, registerMember } from '../actions/register_member.js'
import { openRegistration, REFERRAL_KEY, registeringMember } from '../registration_session.js'
import { accountValidator } from '../validators/registration.js'

/** The page of the privacy notice. */
const PRIVACY_PATH = '/adatvedelmi-tajekoztato'
const REFERRAL_CODE = /^[\w-]{1,16}$/

/** The first registration step. */
export default class RegistrationsController {
  async create(ctx: HttpContext) {
    const { inertia, request, session } = ctx
    const code = request.qs().ref
    if (typeof code === 'string' && REFERRAL_CODE.test(code)) session.put(REFERRAL_KEY, code)
    return inertia.render('auth/register', await this.#props(ctx))
  }

  async store(ctx: HttpContext) {
    const { request, response, session, i18n, inertia } = ctx
    try {
      await this.#count(request.ip())
    } catch (error) {
      const props = await this.#props(ctx)
      return showThrottled(ctx, error, (errors) => {
        return inertia.render('auth/register', { ...props, ...errors })
      })
    }
    const replaced = await this.#unverified(ctx)
    const account = await request.validateUsing(accountValidator, {
      meta: { ownId: replaced },
    })
    const id = await registerMember({
      email: account.email,
      phone: account.phone,
      password: account.password,
      locale: i18n.locale,
      address: request.ip(),
      referralCode: session.get(REFERRAL_KEY, null),
      replacedId: replaced,
    })
    openRegistration(ctx, id)
    return response.redirect().toPath('/regisztracio/step/2')
  }

  /** Who mistyped the number begins again: the unverified account of this session makes room. */
  async #unverified(ctx: HttpContext): Promise<number | null> {
    const member = await registeringMember(ctx)
    return member && member.phoneVerifiedAt === null ? member.id : null
  }

  async #props({ i18n, session }: HttpContext) {
    const { allowed_phone_countries: allowed, terms_link: termsLink } = await settings()
    const code: string | null = session.get(REFERRAL_KEY, null)
    return {
      countries: countryList(i18n.locale, allowed),
      termsLink,
      privacyLink: PRIVACY_PATH,
      isInvited: (await inviterOf(code)) !== null,
    }
  }

  async #count(address: string) {
    const limit = REGISTRATIONS_PER_ADDRESS
    const answer = await consumeLimit(`register:${networkOf(address)}`, limit)
    if (!answer.allowed) throw new TooManyAttempts(answer.retryAfterSeconds)
  }
}
