/** What a field of a block or of a record holds; each kind has one input. */
export type FieldKind =
  | 'plain'
  | 'rich'
  | 'link'
  | 'ref'
  | 'refs'
  | 'film'
  | 'choice'
  | 'number'
  | 'flag'
  | 'day'
  | 'instant'
  | 'list'
  | 'media'

/** One field as the editor draws it. */
export interface Field {
  name: string
  kind: FieldKind
  /** Whether it is written in Hungarian and in English, as `<name>_hu` and `<name>_en`. */
  both?: boolean
  /** Whether a publication needs it. */
  must?: boolean
  /** Most characters of a text, largest number, or most rows of a list. */
  max?: number
  min?: number
  /** A text of several lines. */
  lines?: boolean
  /** What is chosen from. */
  choices?: readonly (string | number)[]
  /** What stands where nobody has chosen. */
  begin?: unknown
  /** Fields of one row of a list. */
  fields?: readonly Field[]
  /** Kind of the record that is named. */
  of?: string
}

/** The languages of a text; Hungarian is the one that must not lack. */
export const LANGUAGES = ['hu', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

/** A value of a text as it is stored, in one language or in none. */
export function textOf(values: Readonly<Record<string, unknown>>, name: string): string {
  const value = values[name]
  return typeof value === 'string' ? value : ''
}

/** How many texts lack in a language: English ones that are written in Hungarian, and Hungarian ones that must not lack. */
export function missingIn(
  fields: readonly Field[],
  values: Readonly<Record<string, unknown>>
): Record<Language, number> {
  const missing = { hu: 0, en: 0 }
  for (const field of fields) {
    if (field.kind === 'list') {
      for (const row of rowsOf(values[field.name])) {
        const inside = missingIn(field.fields ?? [], row)
        missing.hu += inside.hu
        missing.en += inside.en
      }
    }
    if (!field.both) continue
    const [hungarian, english] = LANGUAGES.map((one) => textOf(values, `${field.name}_${one}`))
    if (!hungarian && (field.must || english)) missing.hu += 1
    if (hungarian && !english) missing.en += 1
  }
  return missing
}

/** The rows of a list, whatever is stored. */
export function rowsOf(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? (value as Record<string, unknown>[]) : []
}
