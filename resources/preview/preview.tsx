import { CSPProvider } from '@base-ui/react/csp-provider'
import { Marked } from '~/components/content/blocks/marked'
import { SiteFooter } from '~/components/layout/site_footer'
import { SiteHeader } from '~/components/layout/site_header'
import { Previewed } from '~/hooks/previewed'
import type { PreviewedPage } from './shown'
import { ShownPage } from './shown_page'

/** The member's page with what stands around it, without a router: nothing leads anywhere. */
export function Preview({ page }: { page: PreviewedPage }) {
  return (
    <CSPProvider disableStyleElements>
      <Previewed value={page.shared}>
        <Marked value>
          <SiteHeader path="" />
          <main id="content">
            <ShownPage page={page} />
          </main>
          <SiteFooter />
        </Marked>
      </Previewed>
    </CSPProvider>
  )
}
