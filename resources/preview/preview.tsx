import { CSPProvider } from '@base-ui/react/csp-provider'
import { ArticleView } from '~/components/content/article_view'
import { Marked } from '~/components/content/blocks/marked'
import { FaqView } from '~/components/content/faq_view'
import { HomeView } from '~/components/content/home_view'
import { PageView } from '~/components/content/page_view'
import { SiteFooter } from '~/components/layout/site_footer'
import { SiteHeader } from '~/components/layout/site_header'
import { Previewed } from '~/hooks/previewed'
import type { PreviewedPage } from './shown'

/** The member's page with what stands around it, without a router: nothing leads anywhere. */
export function Preview({ page }: { page: PreviewedPage }) {
  return (
    <CSPProvider disableStyleElements>
      <Previewed value={page.shared}>
        <Marked value>
          <SiteHeader path="" />
          <main id="content">
            <View page={page} />
          </main>
          <SiteFooter />
        </Marked>
      </Previewed>
    </CSPProvider>
  )
}

/** What the shop itself shows of somebody who does not exist. */
function sampleOf(user: object | null | undefined) {
  const ways = { profileData: null, days: [], surveys: [], communityPoints: 0, referralPoints: 0 }
  return { member: user ? { first_name: null } : null, morePoints: user ? ways : null, savings: [] }
}

function View({ page }: { page: PreviewedPage }) {
  switch (page.kind) {
    case 'page':
      return <PageView {...page} />
    case 'article':
      return <ArticleView {...page} />
    case 'faq':
      return <FaqView entries={page.entries} />
    case 'home':
      return <HomeView texts={page.texts} {...sampleOf(page.shared.security.user)} />
  }
}
