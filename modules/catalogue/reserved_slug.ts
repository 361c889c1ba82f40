import { RESERVED_CATEGORY_SLUGS } from './constants.js'

/** Whether the shop's addresses need this name for something else than a category. */
export function isReservedSlug(slug: string): boolean {
  return (RESERVED_CATEGORY_SLUGS as readonly string[]).includes(slug)
}
