import { Banner } from '~/components/ui/banner'
import { ButtonLink } from '~/components/ui/button_link'
import { PointsChange } from '~/components/ui/points_figure'
import type { Question } from '~/forms/questions'
import { formatDateTime } from '~/format/date'
import { useShared } from '~/hooks/use_shared'
import { route } from '~/navigation/route'
import { useLocale, useT } from '~/translation/use_t'
import { AnswerForm } from '../answer_form'
import { QuestionBlock } from './question_block'
import { QuizFilm } from '../quiz_film'

/** A questionnaire as the server sends it; right answers are not among it. */
export interface QuestionnaireProps {
  /** Its id. */
  questionnaire: number
  title: string
  points: number
  /** What passing brought; null before. */
  gained: number | null
  /** When the next try is open, in ms UTC; null where it is. */
  retry_at: number | null
  /** The film to be watched first, as YouTube knows it; null where there is none. */
  video: string | null
  /** When answers begin to count, in ms UTC; null where they do, or the film was not started. */
  opens_at: number | null
  /** Whether the film was started, or there is nothing to wait for. */
  is_started: boolean
  /** Left out where nobody may answer. */
  children?: { id: string; name: string; props: Question }[]
}

/** Questions with right answers in the middle of a page; passing them brings points once. */
export function QuestionnaireBlock(props: QuestionnaireProps) {
  const { questionnaire, title, points, gained, retry_at: retryAt, children } = props
  const { video, opens_at: opensAt, is_started: isStarted } = props
  const t = useT()
  const locale = useLocale()
  const titleId = `questionnaire-${questionnaire}-title`
  if (!children) return null
  return (
    <section className="panel stack" aria-labelledby={titleId}>
      <h2 id={titleId} className="text-h3">
        {title}
      </h2>
      {gained !== null && (
        <Banner look="positive">
          {t('questionnaire.done')} {gained > 0 && <PointsChange points={gained} locale={locale} />}
        </Banner>
      )}
      {gained === null && retryAt !== null && (
        <Banner look="warning" title={t('questionnaire.wrong')}>
          {' '}
          {t('questionnaire.retry_at', { time: formatDateTime(retryAt, locale) })}
        </Banner>
      )}
      {gained === null && retryAt === null && (
        <>
          <GuestHint />
          {video !== null && <QuizFilm {...{ questionnaire, video, title }} />}
          {!isStarted && <p>{t('questionnaire.watch_first')}</p>}
          {opensAt !== null && (
            <p>{t('questionnaire.opens_at', { time: formatDateTime(opensAt, locale) })}</p>
          )}
          <AnswerForm
            key={questionnaire}
            id={`questionnaire-${questionnaire}`}
            name="answers"
            refusal="questionnaire"
            questions={Object.fromEntries(children.map(({ id, props }) => [id, props]))}
            sending={{
              url: route('questionnaire.submit', { questionnaire }),
              errorBag: `questionnaire_${questionnaire}`,
              preserveScroll: true,
            }}
            submitLabel={points > 0 ? t('survey.send_for', { points }) : t('survey.send')}
          >
            {children.map(({ id, props }) => (
              <QuestionBlock key={id} id={id} {...props} />
            ))}
          </AnswerForm>
        </>
      )}
    </section>
  )
}

/** A guest can read the questions; answers are taken from members. */
function GuestHint() {
  const t = useT()
  const { security } = useShared()
  if (security.user) return null
  return (
    <Banner
      look="info"
      action={
        <ButtonLink kind="quiet" href={route('login')}>
          {t('questionnaire.log_in')}
        </ButtonLink>
      }
    >
      {t('errors.must_log_in.questionnaire')}
    </Banner>
  )
}
