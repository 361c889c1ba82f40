import { inject } from '@adonisjs/core'
import { consumeLimit } from '#app/limits/limit'
import type { CompanyBlock } from '#auth/company_block'
import { LOOKUPS_PER_MEMBER } from '#auth/constants'
import { CompaniesOfName } from './companies_of_name.js'
import { CompanyOfTaxNumber } from './company_of_tax_number.js'

/** What the company form is answered with. */
export interface CompaniesFound {
  company: CompanyBlock | null
  companies: CompanyBlock[]
}

/** Looks a company up for the form of the registration and of the profile, so often and no more. */
@inject()
export class FoundCompanies {
  constructor(
    private byTaxNumber: CompanyOfTaxNumber,
    private byName: CompaniesOfName
  ) {}

  async handle(
    memberId: number,
    wanted: { tax_number?: string; company_name?: string }
  ): Promise<CompaniesFound> {
    const { allowed } = await consumeLimit(`company-lookup:${memberId}`, LOOKUPS_PER_MEMBER)
    const { tax_number: taxNumber, company_name: name } = allowed ? wanted : {}
    return {
      company: taxNumber ? await this.byTaxNumber.handle(taxNumber) : null,
      companies: name ? await this.byName.handle(name) : [],
    }
  }
}
