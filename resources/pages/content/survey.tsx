import { Head } from '@inertiajs/react'
import { ClipboardList, Gift } from 'lucide-react'
import type { BlockData } from '~/components/content/blocks'
import { SurveyForm } from '~/components/content/survey_form'
import { ButtonLink } from '~/components/ui/button_link'
import { RewardLid } from '~/components/ui/reward_lid'
import { route } from '~/navigation/route'
import { useLocale, useT } from '~/translation/use_t'
import type { InertiaProps } from '~/types'

type SurveyProps = InertiaProps<{
  survey: { slug: string; title: string; content: BlockData[]; points: number }
  /** What the answers brought; null while there are none. */
  gained: number | null
}>

/** A survey: its texts and questions, and once it is answered what that brought. */
export default function Survey({ survey, gained }: SurveyProps) {
  const t = useT()
  const { title, content, points } = survey
  return (
    <div className="wrap">
      <Head title={title} />
      <article className="read">
        <div className="page-head">
          <h1>{title}</h1>
          {gained === null && points > 0 && <p className="lead">{t('survey.lead', { points })}</p>}
        </div>
        <div className="panel stack">
          {gained === null ? (
            <SurveyForm key={survey.slug} content={content} points={points} />
          ) : (
            <Answered gained={gained} />
          )}
        </div>
      </article>
    </div>
  )
}

// One thing at a time: the cart and the scanner would lead away from the questions.
Survey.layoutFlags = { hideCart: true }

function Answered({ gained }: { gained: number }) {
  const t = useT()
  const locale = useLocale()
  return (
    <>
      {gained > 0 && (
        <div className="gained">
          <RewardLid points={gained} locale={locale} unit={t('points.unit')} />
        </div>
      )}
      <p>{t('survey.answered')}</p>
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
