import { ContentSlugSchema } from '#database/schema'
import type { SlugScope } from '../record_kinds.js'

/** A name in an address; old ones of a record stay and lead to the current one. */
export default class ContentSlug extends ContentSlugSchema {
  declare scope: SlugScope
}
