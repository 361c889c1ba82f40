import string from '@adonisjs/core/helpers/string'

/** Longest name in an address, in characters. */
const SLUG_MAX = 100

/** A name for an address, made from a title; `otherwise` where nothing of the title can stand there. */
export function slugOf(title: string, otherwise: string): string {
  return string.slug(title, { lower: true, strict: true }).slice(0, SLUG_MAX) || otherwise
}
