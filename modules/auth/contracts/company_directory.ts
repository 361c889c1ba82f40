/** A company as the provider tells it. @source requirements Z-10 */
export interface CompanyLookupResult {
  short_name: string | { name: string }[] | null
  name: string | { name: string }[] | null
  /** With dashes, for example 12345676-2-41. */
  full_tax_number: string
  nav_address: NavAddress | null
  address: string | { address: string }[] | null
}

/** An address as the tax authority writes it; a floor of `FS` is the ground floor. */
export interface NavAddress {
  zip: string
  city: string
  place_name: string
  place_category: string
  number: string
  door: string | null
  floor: string | null
}

/** Tells companies by tax number; a failure throws, and the caller opens manual entry. */
export abstract class CompanyDirectory {
  abstract findByTaxNumber(
    taxNumber: string,
    signal: AbortSignal
  ): Promise<CompanyLookupResult | null>
}
