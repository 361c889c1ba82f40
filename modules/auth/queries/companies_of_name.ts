import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import { shopReader } from '#app/database/engine'
import { companyBlockOf, type CompanyBlock } from '#auth/company_block'
import { COMPANIES_MAX, COMPANY_NAME_MIN } from '#auth/constants'
import { CompanySearch } from '#auth/contracts/company_search'
import { askWithin } from '#auth/lookup'

/**
 * Companies whose name holds the text: those of the provider where there is one, then those already
 * looked up by tax number.
 */
@inject()
export class CompaniesOfName {
  constructor(private search: CompanySearch) {}

  async handle(name: string): Promise<CompanyBlock[]> {
    if (name.length < COMPANY_NAME_MIN) return []
    const [told, kept] = await Promise.all([this.#told(name), this.#kept(name)])
    const isTold = new Set(told.map(({ tax_number }) => tax_number))
    const further = kept.filter(({ tax_number }) => !isTold.has(tax_number))
    return [...told, ...further].slice(0, COMPANIES_MAX)
  }

  async #told(name: string): Promise<CompanyBlock[]> {
    if (!this.search.isReady) return []
    try {
      const found = await askWithin((signal) => this.search.searchByName(name, signal))
      return found.map(companyBlockOf)
    } catch (error) {
      logger.warn({ err: error }, 'The company search failed')
      return []
    }
  }

  async #kept(name: string): Promise<CompanyBlock[]> {
    const sql = `SELECT company FROM company_lookups WHERE name LIKE ? ESCAPE '!'
      ORDER BY name LIMIT ${COMPANIES_MAX}`
    const literal = name.toLocaleLowerCase('hu').replaceAll(/[!%_]/g, '!$&')
    const found = await shopReader().rows<{ company: string }>(sql, [`%${literal}%`])
    return found.map(({ company }) => JSON.parse(company))
  }
}
