import type { HttpContext } from '@adonisjs/core/http'
import { wantsJson } from '#app/http/wants_json'
import { idempotencyKeyOf } from '#app/idempotency/idempotency'
import { scanCode } from '../actions/scan_code.js'
import { CODE_PATTERN, CODE_TEXT_MAX } from '../code_format.js'
import { titleIn } from '../title_in.js'
import { scanValidator } from '../validators/scan_validator.js'

/** The scanner page and the submission of a code. */
export default class ScanController {
  /** Opening an address never redeems anything: the page submits the code itself. */
  async show({ request, inertia }: HttpContext) {
    const { code, startscan } = request.qs()
    return inertia.render('points/scan', {
      qrCodePattern: CODE_PATTERN,
      code: typeof code === 'string' && code.length <= CODE_TEXT_MAX ? code : null,
      startscan: startscan !== undefined,
    })
  }

  async store(ctx: HttpContext) {
    const { auth, request, response, session, i18n } = ctx
    const { qrCode } = await request.validateUsing(scanValidator, { data: request.body() })
    const outcome = await scanCode({
      memberId: auth.use('member').getUserOrFail().id,
      address: request.ip(),
      text: qrCode,
      clientKey: clientKeyOf(request),
    })
    const { points, base, balance, repeated } = outcome
    const success = i18n.t('qr_code.success', { points })
    if (repeated) response.header('Idempotent-Replay', 'true')
    if (wantsJson(ctx)) {
      const product = titleIn(outcome, i18n.locale)
      const bonuses = outcome.bonuses.map(({ nameHu, nameEn, points: bonus }) => {
        return { name: titleIn({ titleHu: nameHu, titleEn: nameEn }, i18n.locale), points: bonus }
      })
      return response.json({ flash: { success }, points, base, bonuses, balance, product })
    }
    session.flash('success', success)
    return response.redirect().toPath('/qr-code')
  }
}

/** A scan may do without a key: the code and the member already name it. */
function clientKeyOf(request: HttpContext['request']): string | undefined {
  const isGiven = request.header('idempotency-key') ?? request.body().idempotency_key
  return isGiven === undefined ? undefined : idempotencyKeyOf(request)
}
