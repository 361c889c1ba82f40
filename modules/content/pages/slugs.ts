import router from '@adonisjs/core/services/router'
import { SlugIsReserved } from '../exceptions.js'

/** One segment of small letters, digits and dashes. */
export const SLUG_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Addresses that no route begins with but that are taken all the same. */
const TAKEN = ['admin', 'api', 'assets', 'media', 'lang', 'health', 'sw', 'webhooks', 'build']

/** @throws SlugIsReserved (`reserved` on slug) where a page would hide behind another route */
export function refuseReservedSlug(slug: string): void {
  if (TAKEN.includes(slug) || firstSegments().has(slug)) throw new SlugIsReserved()
}

function firstSegments(): Set<string> {
  const segments = new Set<string>()
  for (const routes of Object.values(router.toJSON())) {
    for (const { pattern } of routes) {
      const [first] = pattern.split('/').filter(Boolean)
      if (first && !first.startsWith(':') && first !== '*') segments.add(first)
    }
  }
  return segments
}
