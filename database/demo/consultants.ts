import { representatives, type RepresentativeRecord } from './representatives.js'

/** One consultant as the representative provider answers it. */
export type ConsultantRecord = Pick<
  RepresentativeRecord,
  'first_name' | 'last_name' | 'distributionChannel' | 'distributionChannelTaskFields' | 'zips'
>

/** Everybody the provider's fake knows; the default representative is ours alone. */
export const consultants: ConsultantRecord[] = representatives
  .filter((representative) => !representative.is_default)
  .map(({ first_name, last_name, distributionChannel, distributionChannelTaskFields, zips }) => ({
    first_name,
    last_name,
    distributionChannel,
    distributionChannelTaskFields,
    zips,
  }))

/** The consultants of a four-digit postcode, in the provider's order. */
export function consultantsOfZip(zip: string): ConsultantRecord[] {
  return consultants.filter(({ zips }) => zips.some(([from, to]) => from <= zip && zip <= to))
}
