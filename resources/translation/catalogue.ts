import { IntlMessageFormat } from 'intl-messageformat'
import english from '../../lang/en.json' with { type: 'json' }

/** Texts by flat dotted key. */
export type Texts = Record<string, string>
/** What a text's placeholders take. */
export type TextValues = Record<string, string | number | boolean | Date | null | undefined>

/** The languages there are; the first one is bundled and catches every missing key. */
export const LOCALES = ['en', 'hu'] as const
export type Locale = (typeof LOCALES)[number]

/** The language the document says it is in; anything unknown is English. */
export function localeOf(language: string | null | undefined): Locale {
  const wanted = language?.toLowerCase().split('-')[0]
  return LOCALES.find((locale) => locale === wanted) ?? 'en'
}

/** `{points, number, points}`: grouped from a thousand on in Hungarian, too. */
const FORMATS = { number: { points: { useGrouping: 'always' as const } } }

/** One language's texts with English behind them; formats are compiled once. */
export class Catalogue {
  #compiled = new Map<string, IntlMessageFormat | string>()

  constructor(
    readonly locale: Locale,
    readonly texts: Texts,
    readonly fallback: Texts = english
  ) {}

  has(key: string): boolean {
    return key in this.texts || key in this.fallback
  }

  /** The text of a key in this language, else in English, else the key itself. */
  text(key: string, values: TextValues = {}): string {
    const compiled = this.#compile(key)
    if (typeof compiled === 'string') return compiled
    try {
      return String(compiled.format(values))
    } catch (error) {
      // A placeholder nobody filled: the page stays readable, the console says which one.
      console.error(`Text "${key}":`, error)
      return this.texts[key] ?? this.fallback[key]
    }
  }

  #compile(key: string): IntlMessageFormat | string {
    const known = this.#compiled.get(key)
    if (known !== undefined) return known
    const text = this.texts[key] ?? this.fallback[key]
    const locale = key in this.texts ? this.locale : 'en'
    const compiled =
      text === undefined
        ? key
        : /[{'<]/.test(text)
          ? new IntlMessageFormat(text, locale, FORMATS)
          : text
    this.#compiled.set(key, compiled)
    return compiled
  }
}

let current = new Catalogue('en', english)

/** The catalogue the page speaks from; English until {@link loadCatalogue} put another in place. */
export function catalogue(): Catalogue {
  return current
}

/**
 * Puts a language in place: English is in the bundle, the others are fetched once.
 * When the file cannot be had the page speaks English rather than not at all.
 */
export async function loadCatalogue(locale: Locale): Promise<void> {
  current = await made(locale)
}

/**
 * Speaks the language of a page that came: after a login, or a choice of another language, it may
 * be another one than the document's.
 *
 * @source row I-10
 */
export async function speak(locale: Locale): Promise<void> {
  if (document.documentElement.lang === locale) return
  await loadCatalogue(locale)
  document.documentElement.lang = locale
}

async function made(locale: Locale): Promise<Catalogue> {
  if (locale === 'en') return new Catalogue('en', english)
  try {
    const response = await fetch(addressOf(locale))
    if (!response.ok) throw new Error(`${response.url} answered ${response.status}`)
    return new Catalogue(locale, (await response.json()) as Texts)
  } catch (error) {
    console.error(error)
    return new Catalogue('en', english)
  }
}

/** The shell of the page names the file's current version, which browsers keep for good. */
function addressOf(locale: Locale): string {
  const named = document.querySelector<HTMLLinkElement>('link[data-language-file]')
  return named?.href ?? `/lang/${locale}.json`
}
