import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import { clock } from '#app/clock'
import { shopReader } from '#app/database/engine'
import { rows } from '#app/database/statement'
import { transaction } from '#app/transaction'
import { companyBlockOf, type CompanyBlock } from '#auth/company_block'
import { COMPANY_KEPT_MS } from '#auth/constants'
import { CompanyDirectory } from '#auth/contracts/company_directory'
import { askWithin } from '#auth/lookup'

const KEEP = `INSERT INTO company_lookups (tax_number, name, company, fetched_at)
  VALUES (?, ?, ?, ?) ON CONFLICT (tax_number) DO UPDATE SET
  name = excluded.name, company = excluded.company, fetched_at = excluded.fetched_at`

/** The company of a tax number; null where it is unknown or the provider fails. */
@inject()
export class CompanyOfTaxNumber {
  constructor(private directory: CompanyDirectory) {}

  async handle(taxNumber: string): Promise<CompanyBlock | null> {
    const kept = await this.#kept(taxNumber)
    if (kept) return kept
    try {
      const found = await askWithin((signal) => this.directory.findByTaxNumber(taxNumber, signal))
      if (!found) return null
      const company = companyBlockOf(found)
      await this.#keep(company)
      return company
    } catch (error) {
      // Manual entry is the specified way on, so the member is not stopped.
      logger.warn({ err: error }, 'The company lookup failed')
      return null
    }
  }

  async #kept(taxNumber: string): Promise<CompanyBlock | undefined> {
    // The first eight digits name the company; the rest may have been typed wrong.
    const sql = `SELECT company FROM company_lookups
      WHERE substr(tax_number, 1, 8) = ? AND fetched_at > ?`
    const values = [taxNumber.slice(0, 8), clock.now() - COMPANY_KEPT_MS]
    const [row] = await shopReader().rows<{ company: string }>(sql, values)
    return row && JSON.parse(row.company)
  }

  async #keep(company: CompanyBlock) {
    const { tax_number, name } = company
    const values = [tax_number, name.toLocaleLowerCase('hu').slice(0, 200)]
    await transaction((trx) => rows(trx, KEEP, [...values, JSON.stringify(company), clock.now()]))
  }
}
