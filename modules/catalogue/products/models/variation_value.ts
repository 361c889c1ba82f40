import { VariationValueSchema } from '#database/schema'

/** A value of a variation, such as L. */
export default class VariationValue extends VariationValueSchema {}
