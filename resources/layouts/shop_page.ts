import type { ComponentType } from 'react'
import type { LayoutFlags } from './layout_flags'

/** A page, and what it wants of the layout around it. */
export type ShopPage = ComponentType<any> & { layoutFlags?: LayoutFlags }

/** A page that lies over another one, loaded. */
export interface DialogPage {
  name: string
  Page: ShopPage
}

/** Loads a page by the name the server gave. */
export type ResolvePage = (name: string) => Promise<ShopPage>
