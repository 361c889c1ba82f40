import type { Page } from '@inertiajs/core'
import type { createInertiaApp } from '@inertiajs/react'
import { CSPProvider } from '@base-ui/react/csp-provider'
import type { LayoutFlags } from '~/layouts/layout_flags'
import type { DialogPage, ResolvePage, ShopPage } from '~/layouts/shop_page'
import { SiteLayout } from '~/layouts/site_layout'
import { Mounted } from '~/navigation/protocol/mounted'

/** What is needed of what Inertia hands over. */
type Setup = NonNullable<Parameters<typeof createInertiaApp>[0]>['setup']
type Rendered = Parameters<NonNullable<Setup>>[0]

/** Where there is no network, nothing around the page could be followed. */
const SHELL_FLAGS: LayoutFlags = { hideMenu: true, hideCart: true, hideFooter: true }

/**
 * The shop as the server renders it and the browser takes it over. No component writes a style element, because the content
 * policy would block it.
 *
 * @param resolvePage loads the page a dialog names
 * @param dialog the one that the document was opened with
 */
export function shopApp(
  { App, props }: Pick<Rendered, 'App' | 'props'>,
  resolvePage: ResolvePage,
  dialog?: DialogPage
) {
  return (
    <CSPProvider disableStyleElements>
      <App {...props}>
        {({ Component, props: pageProps, key }) => (
          <SiteLayout
            flags={pageProps.shell ? SHELL_FLAGS : (Component as ShopPage).layoutFlags}
            resolvePage={resolvePage}
            dialog={dialog}
          >
            <Component key={key} {...pageProps} />
            <Mounted key={`mounted-${key}`} />
          </SiteLayout>
        )}
      </App>
    </CSPProvider>
  )
}

/** The dialog a page was opened with, by its name. */
export function dialogNameOf({ props }: Page): string | undefined {
  return (props.dialog as { component: string } | null | undefined)?.component
}

/** What stands in the browser's tab. */
export function titleOf(title: string, { props }: Page): string {
  return title || String(props.productName ?? '')
}
