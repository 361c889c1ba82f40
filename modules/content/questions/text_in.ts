import { inLanguage } from '#app/in_language'

type BothLanguages<Name extends string> = Record<`${Name}_${'hu' | 'en'}`, string>

/** A text of a JSON document that staff keep in two languages, as `<name>_hu` and `<name>_en`. */
export function textIn<Name extends string>(
  texts: BothLanguages<Name>,
  name: Name,
  locale: string
): string {
  return inLanguage(locale, texts[`${name}_hu`], texts[`${name}_en`])
}
