import { IntlMessageFormat } from 'intl-messageformat'
import type { TranslationsFormatterContract } from '@adonisjs/i18n/types'

/** More texts than the shop has in all languages; beyond it the memory begins anew. */
const TEXTS_MAX = 10_000
/** What makes a text more than its letters. @source https://unicode-org.github.io/icu/userguide/format_parse/messages/, quoting */
const SYNTAX = /[{}']/

/**
 * `{price, number, points}`: grouped from a thousand on, in Hungarian too, as all points of the pages are.
 * `{at, date, moment}`: day and minute in Budapest of an instant in ms UTC.
 */
const FORMATS = {
  number: { points: { useGrouping: 'always' as const } },
  date: {
    moment: {
      timeZone: 'Europe/Budapest',
      year: 'numeric',
      month: 'long',
      day: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    } as const,
  },
}

/** Fills in texts as the framework does, and takes each of them apart once. */
export class TextFormatter implements TranslationsFormatterContract {
  readonly name = 'icu'
  #texts = new Map<string, IntlMessageFormat>()

  format(text: string, locale: string, values?: Record<string, any>): string {
    if (!SYNTAX.test(text)) return text
    const key = `${locale}:${text}`
    let parsed = this.#texts.get(key)
    if (!parsed) {
      if (this.#texts.size >= TEXTS_MAX) this.#texts.clear()
      parsed = new IntlMessageFormat(text, locale, FORMATS, { ignoreTag: true })
      this.#texts.set(key, parsed)
    }
    return parsed.format(values ?? {}) as string
  }
}
