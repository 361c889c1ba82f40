import { ProductAbsenceSchema } from '#database/schema'

/** A time in which scans of a product bring no ticket of a game. */
export default class ProductAbsence extends ProductAbsenceSchema {}
