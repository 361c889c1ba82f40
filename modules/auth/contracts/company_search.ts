import type { CompanyLookupResult } from './company_directory.js'

/**
 * Searches companies by name. The tax authority answers by tax number alone, so this is the place
 * of a bought provider; without one the companies already looked up are searched.
 */
export abstract class CompanySearch {
  /** False where no provider is set up. */
  abstract readonly isReady: boolean
  abstract searchByName(name: string, signal: AbortSignal): Promise<CompanyLookupResult[]>
}
