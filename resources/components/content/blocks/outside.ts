import type { ShownLink } from '@blocks/definitions'

/** What a link out of the shop has; it opens beside it and tells the other page nothing of ours. */
export function outside({ href, external }: ShownLink) {
  if (!external) return {}
  // Mail and telephone open a program of the device.
  return /^https?:/.test(href)
    ? ({ external, target: '_blank', rel: 'noopener' } as const)
    : ({ external } as const)
}
