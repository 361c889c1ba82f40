import { Head } from '@inertiajs/react'
import { ArrowLeft } from 'lucide-react'
import { AdviserCard } from '~/components/counselling/adviser_card'
import { Conversation } from '~/components/counselling/conversation'
import type { Representative, WholeQuestion } from '~/components/counselling/counselling_types'
import { QuestionState } from '~/components/counselling/question_state'
import { ReplyForm } from '~/components/counselling/reply_form'
import { Icon } from '~/components/ui/icon'
import { Link } from '~/navigation/link'
import { useT } from '~/translation/use_t'
import type { InertiaProps } from '~/types'

type QuestionProps = InertiaProps<{
  question: WholeQuestion
  representative: Representative | null
}>

/** One question: where it stands, what was written, and room for more while it is open. */
export default function CounsellingQuestion({ question, representative }: QuestionProps) {
  const t = useT()
  const { id, topic, state, product, messages } = question
  const title = t(`counselling.topic.${topic}`)
  return (
    <div className="wrap">
      <Head title={title} />
      <div className="page-head">
        <p>
          <Link route="counselling" className="backlink">
            <Icon of={ArrowLeft} />
            {t('counselling.title')}
          </Link>
        </p>
        <h1>{title}</h1>
        {product && <p className="lead">{product}</p>}
        <div className="facts-row">
          <QuestionState state={state} />
          <span className="small soft">{t('counselling.number', { number: id })}</span>
        </div>
        <p className="soft">{t(`counselling.stands.${state}`)}</p>
      </div>
      <div className="two">
        <div className="stack">
          <Conversation messages={messages} />
          {state === 'closed' ? (
            <p className="panel">
              {t('counselling.over')} <Link route="counselling">{t('counselling.ask_new')}</Link>
            </p>
          ) : (
            <section className="panel stack" aria-labelledby="reply">
              <h2 id="reply" className="text-h5">
                {t('counselling.reply.title')}
              </h2>
              <ReplyForm key={id} question={id} />
            </section>
          )}
        </div>
        <AdviserCard representative={representative} />
      </div>
    </div>
  )
}

// The scanner would lie over what is being typed.
CounsellingQuestion.layoutFlags = { hideCart: true }
