type Translate = (key: string, options?: object) => string

/** `price: invalid, twice` in the words of the reader. */
export function reasonWords(reason: string, translate: Translate): string {
  return reason
    .split(', ')
    .map((part) => {
      const [rule, field] = part.split(': ').toReversed()
      const words = translate(`imports.rules.${rule}`, { _: rule })
      return field ? `${translate(`imports.fields.${field}`, { _: field })} ${words}` : words
    })
    .join('; ')
}
