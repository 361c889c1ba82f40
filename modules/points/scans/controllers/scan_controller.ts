import app from '@adonisjs/core/services/app'
import type { HttpContext } from '@adonisjs/core/http'
import i18nManager from '@adonisjs/i18n/services/main'
import { filesOfPage, type PageFiles } from '#app/assets/page_files'
import { wantsJson } from '#app/http/wants_json'
import { answerUsually } from '#app/shortcut/usual_way'
import { CODE_PATTERN, CODE_TEXT_MAX } from '#app/rules/code_text'
import { disputesOfMember } from '#points/disputes/queries/disputes_of_member'
import { scan } from '#points/endpoints/scan'
import { ScanRules } from '#points/contracts/scan_rules'
import { scanValidator } from '../validators/scan_validator.js'

/** By language. Read once: a build does not change under a running server. */
const shellFiles = new Map<string, PageFiles>()
/** Camera and decoders, and what stands around a page that only a network can answer. */
const ON_DEMAND = {
  later: /\/scanner(_dialog|\/)|read_picture/,
  never: /\/(cart_panel|menu_drawer)\./,
}

/** The scanner page and the submission of a code. */
export default class ScanController {
  /** Opening an address never redeems anything: the page submits the code itself. */
  async show({ auth, request, inertia }: HttpContext) {
    const memberId = auth.use('member').getUserOrFail().id
    const { code, startscan } = request.qs()
    const asked = {
      code: typeof code === 'string' && code.length <= CODE_TEXT_MAX ? code : null,
      startscan: startscan !== undefined,
    }
    const rules = await app.container.make(ScanRules)
    const isHeld = await rules.areOpen(memberId)
    return inertia.render('points/scan', {
      qrCodePattern: CODE_PATTERN,
      ...(isHeld ? { code: null, startscan: false } : asked),
      held: isHeld ? asked : null,
      shell: false,
      files: { page: [], later: [] },
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
      held: null,
      shell: true,
      files: shellFilesIn(ctx.params.locale),
      disputes: [],
    })
  }

  async store(ctx: HttpContext) {
    const { request, response, session, i18n } = ctx
    const submitted = await request.validateUsing(scanValidator, { data: request.body() })
    const { body, replayed } = await answerUsually(ctx, scan, submitted)
    if (wantsJson(ctx)) return response.json(body)
    if (replayed) session.flash('status', i18n.t('qr_code.repeated', { points: body.points }))
    else session.flash('success', body.flash.success)
    return response.redirect().toPath('/qr-code')
  }
}

function shellFilesIn(locale: string): PageFiles {
  let files = shellFiles.get(locale)
  if (!files) shellFiles.set(locale, (files = filesOfPage('points/scan', locale, ON_DEMAND)))
  return files
}
