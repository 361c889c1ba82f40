import { PostcodeSchema } from '#database/schema'

/** A postcode and a place it stands for. */
export default class Postcode extends PostcodeSchema {}
