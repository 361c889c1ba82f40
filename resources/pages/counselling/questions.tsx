import { Head } from '@inertiajs/react'
import { ArrowLeft } from 'lucide-react'
import { AdviserCard } from '~/components/counselling/adviser_card'
import type { ListedQuestion, Representative } from '~/components/counselling/counselling_types'
import { QuestionForm } from '~/components/counselling/question_form'
import { QuestionList } from '~/components/counselling/question_list'
import { Icon } from '~/components/ui/icon'
import { Pagination } from '~/components/ui/pagination'
import { Link } from '~/navigation/link'
import { route } from '~/navigation/route'
import { useT } from '~/translation/use_t'
import type { InertiaProps } from '~/types'

type Questions = {
  data: ListedQuestion[]
  current_page: number
  last_page: number
  per_page: number
  total: number
}

type CounsellingProps = InertiaProps<{
  questions: Questions
  /** The products a question may be about. */
  products: { id: number; title: string }[]
  representative: Representative | null
}>

/** A new question to the advisers beside those asked before, and who gets them. */
export default function Counselling({ questions, products, representative }: CounsellingProps) {
  const t = useT()
  const { total } = questions
  return (
    <div className="wrap">
      <Head title={t('counselling.title')} />
      <div className="page-head">
        <p>
          <Link route="profile" className="backlink">
            <Icon of={ArrowLeft} />
            {t('counselling.back_to_profile')}
          </Link>
        </p>
        <h1>{t('counselling.title')}</h1>
        <p className="lead">{t('counselling.lead')}</p>
        {total > 0 && (
          <p>
            <a href="#own-questions">{t('counselling.own_jump', { count: total })}</a>
          </p>
        )}
      </div>
      <div className="two">
        <section className="panel stack" aria-labelledby="new-question">
          <h2 id="new-question" className="text-h4">
            {t('counselling.form.title')}
          </h2>
          <QuestionForm products={products} />
        </section>
        <div className="stack">
          <AdviserCard representative={representative} />
          <OwnQuestions questions={questions} />
        </div>
      </div>
    </div>
  )
}

// The scanner would lie over what is being typed.
Counselling.layoutFlags = { hideCart: true }

function OwnQuestions({ questions }: { questions: Questions }) {
  const t = useT()
  const { data, current_page: page, last_page: lastPage, total } = questions
  return (
    <section className="panel stack" id="own-questions" aria-labelledby="own-questions-title">
      <h2 id="own-questions-title" className="text-h5">
        {t('counselling.own_title')}
      </h2>
      {total === 0 ? (
        <p className="soft">{t('counselling.none')}</p>
      ) : (
        <QuestionList questions={data} />
      )}
      <Pagination
        page={page}
        lastPage={lastPage}
        hrefOf={(wanted) => route('counselling', { page: wanted })}
        labels={{
          nav: t('counselling.pages.name'),
          previous: t('counselling.pages.newer'),
          next: t('counselling.pages.older'),
          page: (wanted) => t('counselling.pages.page', { page: wanted }),
        }}
      />
    </section>
  )
}
