import type { ShopPage } from '~/layouts/shop_page'
import { loadTextsOf } from '~/translation/catalogue'

const pages = import.meta.glob<{ default: ShopPage }>('./pages/**/*.tsx')

/** Loads a page and what only pages of its kind say, by the name the server gave, `content/home`. @throws Error for an unknown name */
export async function resolvePage(name: string): Promise<ShopPage> {
  const load = pages[`./pages/${name}.tsx`]
  if (!load) {
    void import('~/navigation/protocol/foreign_answer').then((say) => say.showMissingPage(name))
    throw new Error(`The page "${name}" does not exist`)
  }
  const [page] = await Promise.all([load(), loadTextsOf(name)])
  return page.default
}
