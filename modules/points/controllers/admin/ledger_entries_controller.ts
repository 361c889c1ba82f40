import type { HttpContext } from '@adonisjs/core/http'
import { listQuery } from '#app/http/list_query'
import { LEDGER_LIST, ledgerPage } from '#points/queries/admin/ledger_page'

/** Entries of the ledger, read only: a correction is another entry. */
export default class LedgerEntriesController {
  async index(ctx: HttpContext) {
    return ledgerPage(await listQuery(ctx, LEDGER_LIST))
  }
}
