import type { Data } from '@generated/data'

/** Which text of two says what the balance is good for: before the first credited scan it says so. @source requirements C-15 */
export function spendableText<Name extends string>(
  name: Name,
  cart: Pick<NonNullable<Data.SharedProps['cart']>, 'is_spendable'> | null
): Name | `${Name}_after_scan` {
  return cart?.is_spendable === false ? `${name}_after_scan` : name
}
