import type { OrderLine } from './order_types'

/** What goes out for a line: the gift itself, or the one put in its place. */
export function titleOf({ replacement, title_hu, variation_text }: OrderLine): string {
  return replacement?.title ?? [title_hu, variation_text].filter(Boolean).join(', ')
}
