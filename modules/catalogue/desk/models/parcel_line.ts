import { appendOnly } from '#app/database/append_only'
import { ParcelLineSchema } from '#database/schema'

/** Pieces in a parcel. */
export default class ParcelLine extends ParcelLineSchema {}

appendOnly(ParcelLine)
