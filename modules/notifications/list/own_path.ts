import env from '#start/env'

/**
 * A path of this shop as it is kept and followed.
 *
 * @throws Error for an address that leads anywhere else, such as `//elsewhere` or `javascript:`
 */
export function ownPath(path: string): string {
  const shop = new URL(env.get('APP_URL'))
  const address = new URL(path, shop)
  if (!path.startsWith('/') || address.origin !== shop.origin) {
    throw new Error(`A notification must lead to a page of the shop, not to ${path}`)
  }
  return address.pathname + address.search + address.hash
}
