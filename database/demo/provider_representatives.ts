import { representatives, type RepresentativeRecord } from './representatives.js'

/** One consultant as the representative provider answers it. */
export type ProviderRepresentativeRecord = Omit<RepresentativeRecord, 'is_default'>

/** Everybody the provider's fake knows; the default representative is ours alone. */
export const providerRepresentatives: ProviderRepresentativeRecord[] = representatives.filter(
  ({ is_default }) => !is_default
)

/** The consultants of a four-digit postcode, in the provider's order. */
export function providerRepresentativesOfZip(zip: string): ProviderRepresentativeRecord[] {
  return providerRepresentatives.filter(({ zips }) =>
    zips.some(([from, to]) => from <= zip && zip <= to)
  )
}
