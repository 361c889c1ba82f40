import { CategorySchema } from '#database/schema'

/** A category of gifts. */
export default class Category extends CategorySchema {}
