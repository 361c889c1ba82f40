import type { ShopPage } from '~/layouts/shop_page'

const pages = import.meta.glob<{ default: ShopPage }>('./pages/**/*.tsx')

/** Loads a page by the name the server gave, `content/home`. @throws Error for an unknown name */
export async function resolvePage(name: string): Promise<ShopPage> {
  const load = pages[`./pages/${name}.tsx`]
  if (!load) throw new Error(`The page "${name}" does not exist`)
  return (await load()).default
}
