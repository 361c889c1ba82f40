import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/exceptions/page_exceptions'
import { networkOf } from '#app/http/network'
import { idempotently } from '#app/idempotency/idempotency'
import { consumeLimit } from '#app/limits/limit'
import { transaction } from '#app/transaction'
import { knownReports, recordReports } from '../actions/take_reports.js'
import { CALLS_PER_ADDRESS } from '../constants.js'
import { TooManyCalls } from '../exceptions.js'
import { CalledReports } from '../sources/called_reports.js'

/** What a mail provider tells of mails that could not be delivered, and of readers who complained. */
export default class MailReportsController {
  /** A repeated call gets the answer of the first one; the same name with other contents is refused. */
  async store({ request }: HttpContext) {
    if (!CalledReports.isExpected) throw new NotFound()
    const limit = `mail-reports:${networkOf(request.ip())}`
    const { allowed, retryAfterSeconds } = await consumeLimit(limit, CALLS_PER_ADDRESS)
    if (!allowed) throw new TooManyCalls(retryAfterSeconds)
    const source = new CalledReports({
      id: request.header('webhook-id') ?? '',
      stamp: request.header('webhook-timestamp') ?? '',
      signature: request.header('webhook-signature') ?? '',
      body: request.raw() ?? '',
    })
    await source.read(async (reports) => {
      const known = await knownReports(reports)
      const repeatable = { scope: 'mail_reports', ...source.name }
      await transaction((trx) =>
        idempotently(trx, repeatable, async () => {
          await recordReports(trx, known)
          return { taken: true }
        })
      )
    })
    // The same whether a token was right: nobody learns from it which one is.
    return { taken: true }
  }
}
