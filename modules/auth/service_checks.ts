import app from '@adonisjs/core/services/app'
import { CompanyDirectory } from './contracts/company_directory.js'
import { ConsultantDirectory } from './contracts/consultant_directory.js'
import { askWithin } from './lookup.js'

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
 * Asks the consultant service about one postcode, past every cache.
 *
 * @returns how many consultants it names
 * @throws whatever the service throws, or a TimeoutError
 */
export async function askConsultantService(zip: string): Promise<number> {
  const directory = await app.container.make(ConsultantDirectory)
  const query = { local_consultant_type: 1, zip } as const
  const found = await askWithin((signal) => directory.find(query, signal))
  return found.length
}
