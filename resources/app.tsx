import type { Page } from '@inertiajs/core'
import { createInertiaApp } from '@inertiajs/react'
import { startTransition, useLayoutEffect, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { measureSpeed } from '~/analytics/measure_speed'
import { RECENT_MS } from '~/forms/form_phase'
import { letBackClose } from '~/navigation/back_closes'
import { openMenuAgain } from '~/navigation/first_menu'
import { fetchFirstToken } from '~/navigation/cross_site_token'
import { leaveEndedSession, tellTabsOfEnd } from '~/navigation/ended_session'
import { keepPlace } from '~/navigation/kept_place'
import { keepHistoryPrivate } from '~/navigation/private_history'
import { showRest } from '~/navigation/after_scripts'
import { ShopHttpClient } from '~/navigation/protocol/http_client'
import { tell } from '~/navigation/protocol/tell'
import { initialiseRouting } from '~/navigation/route'
import type { DialogPage } from '~/layouts/shop_page'
import { retype } from '~/navigation/retype'
import { ROUTE_TABLE } from '~/navigation/route_table'
import { restoreStyles } from '~/navigation/set_aside_styles'
import { loadCatalogue, localeOf, speak } from '~/translation/catalogue'
import { keepTexts, type MoreTexts, type Texts } from '~/translation/language_files'
import { registry } from '@generated/registry'
import { resolvePage } from './resolve_page'
import { dialogNameOf, shopApp, titleOf } from './shop_app'

/** The progress bar waits this long, in ms. @source requirements U-18 */
const PROGRESS_DELAY_MS = 250

/** Carries over what was typed and opened while the scripts were on their way, and has the rest of the page shown. */
function TakenOver({ root, children }: { root: HTMLElement; children: ReactNode }) {
  useLayoutEffect(() => {
    retype(root)
    showRest()
    void openMenuAgain()
  }, [root])
  return children
}

/** The dialog the document was opened with, where it can be had; else it comes once the page was taken over. */
async function firstDialogOf(page: Page): Promise<DialogPage | undefined> {
  const name = dialogNameOf(page)
  if (!name) return undefined
  const { firstDialog } = await import('~/navigation/first_dialog')
  return firstDialog(name, resolvePage)
}

/**
 * Starts the pages in the document's language.
 *
 * @param texts of that language, where they came with the scripts
 * @param more what only some pages say
 */
export async function start(texts?: Texts, more?: MoreTexts): Promise<void> {
  initialiseRouting({ routes: registry.routes, table: ROUTE_TABLE, defaults: {}, port: null })
  if (texts) keepTexts('en', texts, more)
  await loadCatalogue(localeOf(document.documentElement.lang))

  letBackClose()
  keepPlace()
  const page = keepHistoryPrivate({ onEnded: tellTabsOfEnd })
  leaveEndedSession()
  fetchFirstToken()
  measureSpeed(page)

  const dialog = await firstDialogOf(page).catch(() => undefined)
  tell('initialized')
  await createInertiaApp({
    page,
    http: new ShopHttpClient(),
    title: titleOf,
    resolve: async (name, page) => {
      const locale = page?.props.locale
      if (typeof locale === 'string') await speak(localeOf(locale))
      return resolvePage(name)
    },
    setup({ el, App, props }) {
      const shop = shopApp({ App, props }, resolvePage, dialog)
      if (!el.hasAttribute('data-server-rendered')) {
        createRoot(el).render(shop)
        return showRest()
      }
      restoreStyles(el)
      const taken = <TakenOver root={el}>{shop}</TakenOver>
      // In small steps, between which taps and scrolling are heard; one whole step blocks a slow phone for half a second.
      startTransition(() => void hydrateRoot(el, taken))
    },
    defaults: { form: { recentlySuccessfulDuration: RECENT_MS } },
    // Its look stands in a file, because the content policy blocks style elements.
    progress: { delay: PROGRESS_DELAY_MS, includeCSS: false },
  })
  tell('ready')
}
