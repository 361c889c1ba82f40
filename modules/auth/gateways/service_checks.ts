import app from '@adonisjs/core/services/app'
import { CompanyDirectory } from '../contracts/company_directory.js'
import { RepresentativeDirectory } from '../contracts/representative_directory.js'
import { askWithin } from './ask_within.js'

/**
 * Asks the company service about one tax number, past every cache.
 *
 * @throws whatever the service throws, or a TimeoutError
 */
export async function askCompanyService(taxNumber: string): Promise<void> {
  const directory = await app.container.make(CompanyDirectory)
  await askWithin((signal) => directory.findByTaxNumber(taxNumber, signal))
}

/**
 * Asks the service of representatives about one postcode, past every cache.
 *
 * @returns how many representatives it names
 * @throws whatever the service throws, or a TimeoutError
 */
export async function askRepresentativeService(zip: string): Promise<number> {
  const directory = await app.container.make(RepresentativeDirectory)
  const query = { local_consultant_type: 1, zip } as const
  const found = await askWithin((signal) => directory.find(query, signal))
  return found.length
}
