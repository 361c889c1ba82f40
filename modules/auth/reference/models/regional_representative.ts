import { RegionalRepresentativeSchema } from '#database/schema'

/** A contact of members in a region. */
export default class RegionalRepresentative extends RegionalRepresentativeSchema {}
