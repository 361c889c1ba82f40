import { textsOfPage } from '@rules/page_kinds'
import { allEnglish, loadKind, loadRest, textsOf, type Texts } from './language_files'
import { formatMessage, parseMessage, type Message, type TextValues } from './message'

export type { TextValues } from './message'

/** What the languages of the shop call themselves, by their codes; the build puts them in. */
declare const SHOP_LANGUAGES: Record<string, string>
export const LANGUAGES = SHOP_LANGUAGES
/** The code of one of them. */
export type Locale = string

/** The language the document says it is in; anything unknown is English. */
export function localeOf(language: string | null | undefined): Locale {
  const wanted = language?.toLowerCase().split('-')[0]
  return wanted && Object.hasOwn(LANGUAGES, wanted) ? wanted : 'en'
}

/** One language's texts, with English behind them where it is there; texts are taken apart once. */
export class Catalogue {
  #parsed = new Map<string, Message | string>()
  /** Told of a key that nobody has; English may be had for it. */
  onMissing?: () => void

  constructor(
    readonly locale: Locale,
    readonly texts: Texts,
    readonly fallback: Texts = {}
  ) {}

  has(key: string): boolean {
    return key in this.texts || key in this.fallback
  }

  /** The text of a key in this language, else in English, else the key itself. */
  text(key: string, values: TextValues = {}): string {
    const parsed = this.#parse(key)
    if (typeof parsed === 'string') return parsed
    try {
      return formatMessage(parsed, key in this.texts ? this.locale : 'en', values)
    } catch (error) {
      // A placeholder nobody filled: the page stays readable, the console says which one.
      console.error(`Text "${key}":`, error)
      return this.texts[key] ?? this.fallback[key]
    }
  }

  #parse(key: string): Message | string {
    const known = this.#parsed.get(key)
    if (known !== undefined) return known
    const text = this.texts[key] ?? this.fallback[key]
    if (text === undefined) {
      this.onMissing?.()
      return key
    }
    const parsed = /[{']/.test(text) ? parseMessage(text) : text
    this.#parsed.set(key, parsed)
    return parsed
  }
}

let current = new Catalogue('en', {})
const watchers = new Set<() => void>()

/** The catalogue the page speaks from. */
export function catalogue(): Catalogue {
  return current
}

/** Puts a catalogue in place; whoever renders for several readers does so before each page. */
export function speakFrom(other: Catalogue): void {
  current = other
}

/** Calls back when texts came that were missing. */
export function watchCatalogue(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** Puts a language in place. When its texts cannot be had the page speaks English rather than not at all. */
export async function loadCatalogue(locale: Locale): Promise<void> {
  try {
    speakFrom(withRestLater(new Catalogue(locale, await textsOf(locale))))
  } catch (error) {
    console.error(error)
    speakFrom(new Catalogue('en', await textsOf('en').catch(() => ({}))))
  }
}

/**
 * Speaks the language of a page that came: after a login, or a choice of another language, it may
 * be another one than the document's.
 *
 * @source requirements I-10
 */
export async function speak(locale: Locale): Promise<void> {
  if (document.documentElement.lang === locale) return
  await loadCatalogue(locale)
  document.documentElement.lang = locale
}

/** Loads what only pages of this kind say, where it is not there yet. @param page `auth/login` */
export async function loadTextsOf(page: string): Promise<void> {
  const kind = textsOfPage(page)
  if (kind) await loadKind(current.locale, kind)
}

/** The first key that is missing fetches what else there is: other pages' texts, and English. @source requirements I-06 */
function withRestLater(spoken: Catalogue): Catalogue {
  spoken.onMissing = () => {
    spoken.onMissing = undefined
    void restOf(spoken).then((rest) => {
      if (current !== spoken) return
      speakFrom(rest)
      for (const watcher of watchers) watcher()
    }, console.error)
  }
  return spoken
}

async function restOf({ locale, texts }: Catalogue): Promise<Catalogue> {
  const [english] = await Promise.all([locale === 'en' ? {} : allEnglish(), loadRest(locale)])
  return new Catalogue(locale, texts, english)
}
