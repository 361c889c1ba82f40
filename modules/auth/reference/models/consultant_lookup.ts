import { ConsultantLookupSchema } from '#database/schema'

/** The representatives of a postcode as the outside service told them; the table keeps the word of that service. */
export default class ConsultantLookup extends ConsultantLookupSchema {}
