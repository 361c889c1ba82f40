import type { HttpContext } from '@adonisjs/core/http'
import i18nManager from '@adonisjs/i18n/services/main'
import { filesOfPage } from '#app/assets/page_files'
import { wantsJson } from '#app/http/wants_json'
import { idempotencyKeyOf } from '#app/idempotency/idempotency'
import { scanCode } from '../actions/scan_code.js'
import { CODE_PATTERN, CODE_TEXT_MAX } from '../code_format.js'
import { OtherMember } from '../exceptions.js'
import { disputesOfMember } from '../queries/disputes_of_member.js'
import { toldOfScan } from '../told_of_scan.js'
import { scanValidator } from '../validators/scan_validator.js'

/** Read once: a build does not change under a running server. */
let shellFiles: string[] | undefined

/** The scanner page and the submission of a code. */
export default class ScanController {
  /** Opening an address never redeems anything: the page submits the code itself. */
  async show({ auth, request, inertia }: HttpContext) {
    const memberId = auth.use('member').getUserOrFail().id
    const { code, startscan } = request.qs()
    return inertia.render('points/scan', {
      qrCodePattern: CODE_PATTERN,
      code: typeof code === 'string' && code.length <= CODE_TEXT_MAX ? code : null,
      startscan: startscan !== undefined,
      shell: false,
      files: [],
      disputes: await disputesOfMember(memberId),
    })
  }

  /**
   * The page without anybody's data, for a phone to keep: it opens in a cellar, where the scans
   * wait. It is asked for without cookies, in the language the phone speaks.
   */
  async shell(ctx: HttpContext) {
    ctx.i18n = i18nManager.locale(ctx.params.locale)
    ctx.view.share({ i18n: ctx.i18n })
    // The page says which address it stands at; the phone shows it in the scanner's place.
    ctx.request.parsedUrl.pathname = '/qr-code'
    return ctx.inertia.render('points/scan', {
      qrCodePattern: CODE_PATTERN,
      code: null,
      startscan: false,
      shell: true,
      files: (shellFiles ??= filesOfPage('points/scan.tsx')),
      disputes: [],
    })
  }

  async store(ctx: HttpContext) {
    const { auth, request, response, session, i18n } = ctx
    const data = request.body()
    const { qrCode, member_id: scannedBy } = await request.validateUsing(scanValidator, { data })
    const memberId = auth.use('member').getUserOrFail().id
    if (scannedBy !== undefined && scannedBy !== memberId) throw new OtherMember()
    const outcome = await scanCode({
      memberId,
      address: request.ip(),
      text: qrCode,
      clientKey: clientKeyOf(request),
    })
    if (outcome.repeated) response.header('Idempotent-Replay', 'true')
    const told = toldOfScan(outcome, i18n)
    if (wantsJson(ctx)) return response.json(told)
    if (outcome.repeated)
      session.flash('status', i18n.t('qr_code.repeated', { points: told.points }))
    else session.flash('success', told.flash.success)
    return response.redirect().toPath('/qr-code')
  }
}

/** A scan may do without a key: the code and the member already name it. */
function clientKeyOf(request: HttpContext['request']): string | undefined {
  const isGiven = request.header('idempotency-key') ?? request.body().idempotency_key
  return isGiven === undefined ? undefined : idempotencyKeyOf(request)
}
