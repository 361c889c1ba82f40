import type { Page, PageProps } from '@inertiajs/core'
import type { createInertiaApp } from '@inertiajs/react'
import { CSPProvider } from '@base-ui/react/csp-provider'
import { memo, type Key } from 'react'
import type { LayoutFlags } from '~/layouts/layout_flags'
import type { DialogPage, ResolvePage, ShopPage } from '~/layouts/shop_page'
import { SiteLayout } from '~/layouts/site_layout'
import { Mounted } from '~/navigation/protocol/mounted'

/** What is needed of what Inertia hands over. */
type Setup = NonNullable<Parameters<typeof createInertiaApp>[0]>['setup']
type Rendered = Parameters<NonNullable<Setup>>[0]

/** Where there is no network, nothing around the page could be followed. */
const SHELL_FLAGS: LayoutFlags = { hideMenu: true, hideCart: true, hideFooter: true }

interface ShownProps {
  component: ShopPage
  pageProps: PageProps
  pageKey: Key | null
  resolvePage: ResolvePage
  dialog?: DialogPage
}

/**
 * A page and what is around it. Inertia renders everything once more as soon as it was taken over, in one step that a slow phone
 * feels: its store of layout properties answers the browser another object than the server. Nothing has changed by that.
 */
const Shown = memo(function Shown(shown: ShownProps) {
  const { component: Component, pageProps, pageKey, resolvePage, dialog } = shown
  return (
    <SiteLayout
      flags={pageProps.shell ? SHELL_FLAGS : Component.layoutFlags}
      resolvePage={resolvePage}
      dialog={dialog}
    >
      <Component key={pageKey} {...pageProps} />
      <Mounted key={`mounted-${pageKey}`} />
    </SiteLayout>
  )
})

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
          <Shown
            component={Component as ShopPage}
            pageProps={pageProps}
            pageKey={key}
            resolvePage={resolvePage}
            dialog={dialog}
          />
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
