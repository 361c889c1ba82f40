import { companies, type CompanyRecord } from '#database/demo/companies'
import { COMPANIES_MAX } from '#auth/constants'
import type { CompanyLookupResult } from '#auth/contracts/company_directory'
import { CompanySearch } from '#auth/contracts/company_search'

/** No provider is bought: the search knows the companies already looked up. */
export class NoCompanySearch extends CompanySearch {
  readonly isReady = false

  async searchByName(): Promise<never> {
    throw new Error('No company search is set up')
  }
}

/** Answers from the firms of the demo shop; for development, tests and the demo. */
export class FakeCompanySearch extends CompanySearch {
  readonly isReady = true

  async searchByName(name: string): Promise<CompanyLookupResult[]> {
    const wanted = name.toLocaleLowerCase('hu')
    return companies
      .filter((company) => company.short_name.toLocaleLowerCase('hu').includes(wanted))
      .slice(0, COMPANIES_MAX)
      .map(resultOf)
  }
}

function resultOf(company: CompanyRecord): CompanyLookupResult {
  const { zip, city, place_name, place_category, number, door, floor } = company
  return {
    short_name: company.short_name,
    name: [{ name: company.name }],
    full_tax_number: company.tax_number,
    nav_address: { zip, city, place_name, place_category, number, door, floor },
    address: [{ address: `${zip} ${city}, ${place_name} ${place_category} ${number}` }],
  }
}
