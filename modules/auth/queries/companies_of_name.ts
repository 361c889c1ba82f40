import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import { shopReader } from '#app/database/engine'
import { companyBlockOf, type CompanyBlock } from '#auth/company_block'
import { COMPANIES_MAX, COMPANY_NAME_MIN } from '#auth/constants'
import { CompanyDirectory } from '#auth/contracts/company_directory'
import { askWithin } from '#auth/lookup'

/** Companies whose name holds the text; where the provider fails, those already looked up. */
@inject()
export class CompaniesOfName {
  constructor(private directory: CompanyDirectory) {}

  async handle(name: string): Promise<CompanyBlock[]> {
    if (name.length < COMPANY_NAME_MIN) return []
    try {
      const found = await askWithin((signal) => this.directory.searchByName(name, signal))
      return found.slice(0, COMPANIES_MAX).map(companyBlockOf)
    } catch (error) {
      logger.warn({ err: error }, 'The company search failed')
      return this.#kept(name)
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
