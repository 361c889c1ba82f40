type BothLanguages<Name extends string> = Record<`${Name}_${'hu' | 'en'}`, string>

/**
 * A text that staff keep in two languages, as `<name>_hu` and `<name>_en`: the wanted one, else the
 * other.
 */
export function textIn<Name extends string>(
  texts: BothLanguages<Name>,
  name: Name,
  locale: string
): string {
  const [hungarian, english] = [texts[`${name}_hu`], texts[`${name}_en`]]
  return locale === 'hu' ? hungarian || english : english || hungarian
}
