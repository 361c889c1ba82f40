import './css/app.css'
import { createInertiaApp } from '@inertiajs/react'
import { createRoot } from 'react-dom/client'
import { CspNonce } from '~/components/ui/csp_nonce'
import { RECENT_MS } from '~/forms/form_phase'
import type { LayoutFlags } from '~/layouts/layout_flags'
import type { ShopPage } from '~/layouts/shop_page'
import { SiteLayout } from '~/layouts/site_layout'
import { letBackClose } from '~/navigation/back_closes'
import { leaveEndedSession, tellTabsOfEnd } from '~/navigation/ended_session'
import { keepHistoryPrivate } from '~/navigation/private_history'
import { initialiseRouting } from '~/navigation/route'
import { ROUTE_TABLE } from '~/navigation/route_table'
import { loadCatalogue, localeOf, speak } from '~/translation/catalogue'
import { registry } from '@generated/registry'
import { resolvePage } from './resolve_page'

/** The progress bar waits this long, in ms. @source specification §9 */
const PROGRESS_DELAY_MS = 250

/** Where there is no network, nothing around the page could be followed. */
const SHELL_FLAGS: LayoutFlags = { hideMenu: true, hideCart: true, hideFooter: true }

initialiseRouting({ routes: registry.routes, table: ROUTE_TABLE, defaults: {}, port: null })
const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content
await loadCatalogue(localeOf(document.documentElement.lang))

letBackClose()
const page = keepHistoryPrivate({ onEnded: tellTabsOfEnd })
leaveEndedSession()

await createInertiaApp({
  page,
  nonce,
  title: (title, page) => title || String(page.props.productName ?? ''),
  resolve: async (name, page) => {
    const locale = page?.props.locale
    if (typeof locale === 'string') await speak(localeOf(locale))
    return resolvePage(name)
  },
  setup({ el, App, props }) {
    createRoot(el).render(
      <CspNonce nonce={nonce}>
        <App {...props}>
          {({ Component, props: pageProps, key }) => (
            <SiteLayout
              flags={pageProps.shell ? SHELL_FLAGS : (Component as ShopPage).layoutFlags}
              resolvePage={resolvePage}
            >
              <Component key={key} {...pageProps} />
            </SiteLayout>
          )}
        </App>
      </CspNonce>
    )
  },
  defaults: { form: { recentlySuccessfulDuration: RECENT_MS } },
  progress: { delay: PROGRESS_DELAY_MS },
})
