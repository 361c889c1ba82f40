import type { ReactNode } from 'react'
import { useT } from '~/translation/use_t'
import type { BlockData } from './blocks/blocks'
import { SurveyForm } from './survey_form'

/** A survey as the server sends it. */
export type SurveyData = {
  slug: string
  title: string
  content: BlockData[]
  points: number
}

interface SurveyViewProps {
  survey: SurveyData
  /** Under which name this browser keeps half-filled answers; nothing keeps none. */
  keptAs?: string
  /** What stands in place of the questions once they are over. */
  over?: ReactNode
}

/** A survey with its questions, without what it says in the browser's tab. */
export function SurveyView({ survey, keptAs, over }: SurveyViewProps) {
  const t = useT()
  const { slug, title, content, points } = survey
  return (
    <div className="wrap">
      <article className="read">
        <div className="page-head">
          <h1>{title}</h1>
          {!over && points > 0 && <p className="lead">{t('survey.lead', { points })}</p>}
        </div>
        <div className="panel stack">
          {over || <SurveyForm key={slug} content={content} points={points} keptAs={keptAs} />}
        </div>
      </article>
    </div>
  )
}
