import { representatives, type RepresentativeRecord } from './representatives.js'

/** One consultant as the representative provider answers it. */
export type ConsultantRecord = Omit<RepresentativeRecord, 'is_default'>

/** Everybody the provider's fake knows; the default representative is ours alone. */
export const consultants: ConsultantRecord[] = representatives.filter(
  ({ is_default }) => !is_default
)

/** The consultants of a four-digit postcode, in the provider's order. */
export function consultantsOfZip(zip: string): ConsultantRecord[] {
  return consultants.filter(({ zips }) => zips.some(([from, to]) => from <= zip && zip <= to))
}
