type Translate = (key: string, options?: object) => string

/** `price: invalid, twice`, or with a number `count: stock_promised 3`, in the words of the reader. */
export function reasonWords(reason: string, translate: Translate): string {
  return reason
    .split(', ')
    .map((part) => {
      const [rule, field] = part.split(': ').toReversed()
      const [code, pieces] = rule.split(' ')
      const words = translate(`imports.rules.${code}`, { _: rule, pieces })
      return field ? `${translate(`imports.fields.${field}`, { _: field })} ${words}` : words
    })
    .join('; ')
}
