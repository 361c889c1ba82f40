import { routes } from '@generated/registry'
import { App } from '@inertiajs/react'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { LayoutFlags } from '~/layouts/layout_flags'
import { SiteLayout } from '~/layouts/site_layout'
import { initialiseRouting } from '~/navigation/route'
import { ROUTE_TABLE } from '~/navigation/route_table'
import { Catalogue, speakFrom } from '~/translation/catalogue'
import english from '../../../../lang/en.json' with { type: 'json' }

const SHARED = {
  errors: {},
  dialog: null,
  locale: 'en',
  security: { user: null as { id: number } | null },
  notificationCount: null as number | null,
  points: null as number | null,
  cart: null as object | null,
  menu: [
    { key: 'faq', title: 'Questions', uri: '/gyik', external_uri: null, event: 'menu_faq' },
    {
      key: 'group',
      title: 'Group',
      uri: null,
      external_uri: 'https://group.example/',
      event: 'menu_group',
    },
  ],
  footerLinks: [{ title: 'Privacy notice', url: '/adatvedelmi-tajekoztato' }],
  productName: 'Mesterpont',
  communityLink: '',
}

/** What one drawing is about. */
export interface Drawn {
  flags?: LayoutFlags
  shared?: Partial<typeof SHARED>
  flash?: Record<string, string>
  url?: string
  children?: ReactNode
}

/** The shared properties of a member with points and something in the cart. */
export const MEMBER = {
  security: { user: { id: 7 } },
  points: 12480,
  cart: { count: 2, total: 2800, available_points: 12480, items: [] },
  notificationCount: 3,
}

/** The layout around a page as the browser would draw it first, as HTML. */
export function drawn({ flags, shared, flash = {}, url = '/', children }: Drawn = {}): string {
  speakFrom(new Catalogue('en', english))
  initialiseRouting({ routes, table: ROUTE_TABLE, defaults: {}, port: null })
  const page = { component: 'probe', props: { ...SHARED, ...shared }, url, version: '1', flash }
  const layout = () => (
    <SiteLayout flags={flags} resolvePage={async () => () => null}>
      {children ?? <h1>Probe</h1>}
    </SiteLayout>
  )
  return renderToStaticMarkup(
    <App initialPage={page as never} initialComponent={(() => null) as never}>
      {layout}
    </App>
  )
}
