import { ClipboardList } from 'lucide-react'
import { FlowPage } from '~/components/extra_points/flow_page'
import { AppLink } from '~/components/ui/app_link'
import { Button } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/empty_state'
import { Icon } from '~/components/ui/icon'
import { PointsChange } from '~/components/ui/points_figure'
import { useShopForm } from '~/forms/use_shop_form'
import { useLocale, useT } from '~/translation/use_t'
import type { InertiaProps } from '~/types'

type Survey = { slug: string; title: string; points: number }
type SurveysProps = InertiaProps<{ surveys: Survey[] }>

/** The last step of the flow: the surveys that wait for the member. */
export default function Surveys({ surveys }: SurveysProps) {
  const t = useT()
  const form = useShopForm({})
  return (
    <FlowPage step="survey">
      {surveys.length > 0 ? (
        <SurveyList surveys={surveys} />
      ) : (
        <EmptyState
          title={t('extra_points.survey.empty')}
          text={t('extra_points.survey.empty_text')}
        />
      )}
      <form className="form" onSubmit={form.submit} noValidate>
        <Button type="submit" big block busy={form.processing}>
          {t('extra_points.survey.go_on')}
        </Button>
      </form>
    </FlowPage>
  )
}

// One thing at a time: the cart and the scanner would lead away from the step.
Surveys.layoutFlags = { hideCart: true }

function SurveyList({ surveys }: { surveys: Survey[] }) {
  const locale = useLocale()
  return (
    <ul className="list">
      {surveys.map(({ slug, title, points }) => (
        <li key={slug}>
          <AppLink className="tile" href={`/survey/${slug}`}>
            <span className="disc">
              <Icon of={ClipboardList} />
            </span>
            <span className="t">
              <b>{title}</b>
            </span>
            <PointsChange points={points} locale={locale} />
          </AppLink>
        </li>
      ))}
    </ul>
  )
}
