import { representatives, type RepresentativeRecord } from './representatives.js'

/** One consultant as the representative provider answers it. */
export type ConsultantRecord = Omit<RepresentativeRecord, 'external_id' | 'is_default'> & {
  id: string
}

/** Everybody the provider's fake knows; the default representative is ours alone. */
export const consultants: ConsultantRecord[] = representatives.flatMap((representative) => {
  const { external_id, is_default, ...person } = representative
  return external_id === null || is_default ? [] : [{ id: external_id, ...person }]
})

/** The consultants of a four-digit postcode, in the provider's order. */
export function consultantsOfZip(zip: string): ConsultantRecord[] {
  return consultants.filter(({ zips }) => zips.some(([from, to]) => from <= zip && zip <= to))
}
