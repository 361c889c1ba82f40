import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = join(import.meta.dirname, '..', 'lang')
/** `sk.json`: the code of a language is two letters, as the columns that keep it. */
const FILE = /^([a-z]{2})\.json$/

/** The language that says what no other one says. */
export const FALLBACK = 'en'

/** What each language of the shop calls itself, by its code: each file in `lang/` is a language, the fallback is the first. */
export const LANGUAGES: Readonly<Record<string, string>> = Object.fromEntries(
  readdirSync(FOLDER)
    .flatMap((name) => FILE.exec(name)?.[1] ?? [])
    .sort((one, other) => Number(other === FALLBACK) - Number(one === FALLBACK))
    .map((code) => [code, nameOf(code)])
)

/** @throws Error where a language does not say how it is called */
function nameOf(code: string): string {
  const name = JSON.parse(readFileSync(join(FOLDER, `${code}.json`), 'utf8'))['language.name']
  if (!name) throw new Error(`lang/${code}.json lacks "language.name"`)
  return name
}
