import { formatDate } from '~/format/date'
import { Link } from '~/navigation/link'
import { useLocale, useT } from '~/translation/use_t'
import type { ListedQuestion } from './counselling_types'
import { QuestionState } from './question_state'

/** The member's questions below each other; the whole of a row leads to the question. */
export function QuestionList({ questions }: { questions: ListedQuestion[] }) {
  const t = useT()
  const locale = useLocale()
  return (
    <ul className="list">
      {questions.map(({ id, topic, state, changed_at: changedAt, beginning }) => (
        <li key={id} className="question-link">
          <h3>
            <Link route="counselling.question" params={{ question: id }}>
              {t(`counselling.topic.${topic}`)}
            </Link>
          </h3>
          <p className="small">{beginning}</p>
          <div className="facts-row">
            <QuestionState state={state} />
            <time className="small soft" dateTime={new Date(changedAt).toISOString()}>
              {formatDate(changedAt, locale)}
            </time>
          </div>
        </li>
      ))}
    </ul>
  )
}
