/** The cart in a drawer from the left, opened by `?drawer=cart`. */
export function CartDrawer() {
  return null
}
