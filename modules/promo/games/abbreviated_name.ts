const letters = new Intl.Segmenter('hu', { granularity: 'grapheme' })

/**
 * A member's name as winners are shown: 'Kovács P.'.
 *
 * @source requirements R-09
 */
export function abbreviatedName(name: { lastName: string; firstName: string }): string {
  const [first] = letters.segment(name.firstName.trim())
  return first ? `${name.lastName.trim()} ${first.segment}.` : name.lastName.trim()
}
