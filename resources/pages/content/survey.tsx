import { Head } from '@inertiajs/react'
import { ClipboardList, Gift } from 'lucide-react'
import { useEffect } from 'react'
import { SurveyView, type SurveyData } from '~/components/content/survey_view'
import { ButtonLink } from '~/components/ui/button_link'
import { RewardLid } from '~/components/ui/reward_lid'
import { forgetText } from '~/hooks/browser_store'
import { useShared } from '~/hooks/use_shared'
import { route } from '~/navigation/route'
import { useLocale, useT } from '~/translation/use_t'
import type { InertiaProps } from '~/types'

type SurveyProps = InertiaProps<{
  survey: SurveyData
  /** What the answers brought; null while there are none. */
  gained: number | null
  /** Whether as many have answered as were asked. */
  isFull: boolean
}>

/** A survey: its texts and questions, and once it is answered what that brought. */
export default function Survey({ survey, gained, isFull }: SurveyProps) {
  const { security } = useShared()
  const keptAs = `survey:${security.user?.id}:${survey.slug}`
  const isOpen = gained === null && !isFull

  useEffect(() => {
    if (gained !== null) forgetText(keptAs)
  }, [gained, keptAs])

  return (
    <>
      <Head title={survey.title} />
      <SurveyView survey={survey} keptAs={keptAs} over={!isOpen && <Over gained={gained} />} />
    </>
  )
}

// One thing at a time: the cart and the scanner would lead away from the questions.
Survey.layoutFlags = { hideCart: true }

/** What the answers brought, or that others were quicker; and where to go on. */
function Over({ gained }: { gained: number | null }) {
  const t = useT()
  const locale = useLocale()
  return (
    <>
      {gained !== null && gained > 0 && (
        <div className="gained">
          <RewardLid points={gained} locale={locale} unit={t('points.unit')} />
        </div>
      )}
      <p>{t(gained === null ? 'survey.full' : 'survey.answered')}</p>
      <div className="form">
        <ButtonLink
          kind="primary"
          big
          block
          icon={ClipboardList}
          href={route('extra-points.survey')}
        >
          {t('survey.more')}
        </ButtonLink>
        <ButtonLink kind="second" block icon={Gift} href={route('product-categories')}>
          {t('extra_points.success.gifts')}
        </ButtonLink>
      </div>
    </>
  )
}
