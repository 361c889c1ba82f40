import { CompanyDirectory } from '#auth/contracts/company_directory'
import { RepresentativeDirectory } from '../contracts/representative_directory.js'

/** No provider is set up: every lookup fails, so members type their company themselves. */
export class NoCompanyDirectory extends CompanyDirectory {
  async findByTaxNumber(): Promise<never> {
    throw new Error('No company provider is set up')
  }
}

/** No provider is set up: every member gets the default representative. */
export class NoRepresentativeDirectory extends RepresentativeDirectory {
  async find(): Promise<never> {
    throw new Error('No consultant provider is set up')
  }
}
