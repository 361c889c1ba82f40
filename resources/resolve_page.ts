import type { ComponentType } from 'react'
import type { LayoutFlags } from '~/layouts/layout_flags'

/** A page, and what it wants of the layout around it. */
export type ShopPage = ComponentType<any> & { layoutFlags?: LayoutFlags }

const pages = import.meta.glob<{ default: ShopPage }>('./pages/**/*.tsx')

/** Loads a page by the name the server gave, `content/home`. @throws Error for an unknown name */
export async function resolvePage(name: string): Promise<ShopPage> {
  const load = pages[`./pages/${name}.tsx`]
  if (!load) throw new Error(`The page "${name}" does not exist`)
  return (await load()).default
}
