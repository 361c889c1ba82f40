import { createInertiaApp } from '@inertiajs/react'
import type { Page } from '@inertiajs/core'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { ShopPage } from '~/layouts/shop_page'
import { initialiseRouting } from '~/navigation/route'
import { ROUTE_TABLE } from '~/navigation/route_table'
import { setStylesAside } from '~/navigation/set_aside_styles'
import { keptDrawing, withoutMarks } from '~/server_rendering/drawings'
import { drawPartsBy } from '~/server_rendering/kept'
import { Catalogue, LANGUAGES, localeOf, speakFrom, type Locale } from '~/translation/catalogue'
import type { Texts } from '~/translation/language_files'
import { registry } from '@generated/registry'
import { dialogNameOf, shopApp, titleOf } from './shop_app'

/** A page as it is put into the document; `body` is empty where it could not be rendered. */
interface RenderedPage {
  head: string[]
  body: string
}
/** What Inertia makes of its settings where there is no window; it is typed for browsers (@inertiajs/react, createInertiaApp). */
type ServerRendering = (
  page: Page,
  render: (shop: ReactElement) => string
) => Promise<Pick<RenderedPage, 'head'>>
type Report = (error: unknown, component: string) => void

const pages = import.meta.glob<{ default: ShopPage }>('./pages/**/*.tsx', { eager: true })
const files = import.meta.glob<Texts>('../lang/*.json', { eager: true, import: 'default' })
const textsOf = (locale: Locale) => files[`../lang/${locale}.json`]
const CATALOGUES = Object.fromEntries(
  Object.keys(LANGUAGES).map((locale) => {
    return [locale, new Catalogue(locale, textsOf(locale), textsOf('en'))]
  })
)

let report: Report = console.error

/** Says who is told of pages that cannot be rendered. */
export function reportFailuresTo(own: Report): void {
  report = own
}

/** Says whether what is the same on many pages is drawn once. While pages are developed it is not: each drawing is of the newest code. */
export function keepParts(isKept: boolean): void {
  drawPartsBy(isKept ? keptDrawing : undefined)
}

initialiseRouting({ routes: registry.routes, table: ROUTE_TABLE, defaults: {}, port: null })

const rendered = createInertiaApp({
  title: titleOf,
  resolve: (name) => pageNamed(name),
  setup: ({ App, props }) => {
    const dialog = dialogNameOf(props.initialPage)
    const first = dialog ? { name: dialog, Page: pageNamed(dialog) } : undefined
    return shopApp({ App, props }, async (name) => pageNamed(name), first)
  },
}) as unknown as Promise<ServerRendering>

/**
 * Renders a page for its first answer, in the language it was made in. One that fails is sent as data alone, for the
 * browser to render.
 */
export default async function renderPage(page: Page): Promise<RenderedPage> {
  try {
    let body = ''
    const { head } = await (
      await rendered
    )(withoutData(page), (shop) => {
      // Rendering is one turn of the event loop: no other page speaks meanwhile.
      speakFrom(CATALOGUES[localeOf(String(page.props.locale))])
      return (body = setStylesAside(withoutMarks(renderToString(shop))))
    })
    return { head, body }
  } catch (error) {
    report(error, page.component)
    return { head: [], body: '' }
  }
}

/** The page, whose data the library (Inertia 3.7, `buildSSRBody`) writes into nothing: the document around it has them. */
function withoutData(page: Page): Page {
  return Object.defineProperty({ ...page }, 'toJSON', { value: () => null })
}

/** @throws Error for an unknown name */
function pageNamed(name: string): ShopPage {
  const found = pages[`./pages/${name}.tsx`]
  if (!found) throw new Error(`The page "${name}" does not exist`)
  return found.default
}
