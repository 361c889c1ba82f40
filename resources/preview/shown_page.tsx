import { ArticleView } from '~/components/content/article_view'
import type { BlockData } from '~/components/content/blocks/blocks'
import { FaqView } from '~/components/content/faq_view'
import { HomeView } from '~/components/content/home_view'
import { PageView } from '~/components/content/page_view'
import { SurveyView } from '~/components/content/survey_view'
import type { PreviewedPage } from './shown'

/** The member's page of whatever is written. */
export function ShownPage({ page }: { page: PreviewedPage }) {
  switch (page.kind) {
    case 'page':
      return <PageView {...page} />
    case 'article':
      return <ArticleView {...page} />
    case 'faq':
      return <FaqView entries={page.entries} />
    case 'home':
      return <HomeView texts={page.texts} {...sampleOf(page.shared.security.user)} />
    case 'survey':
      return <SurveyView key={askedIn(page.survey.content)} survey={page.survey} />
  }
}

/** What the shop itself shows of somebody who does not exist. */
function sampleOf(user: object | null | undefined) {
  const ways = { profileData: null, days: [], surveys: [], communityPoints: 0, referralPoints: 0 }
  return { member: user ? { first_name: null } : null, morePoints: user ? ways : null, savings: [] }
}

/** What is asked, whatever its words and order: only another question takes the answers of before away. */
function askedIn(content: BlockData[]): string {
  return content
    .map(({ id, props }) => `${id} ${String(props.type ?? '')}`)
    .toSorted()
    .join()
}
