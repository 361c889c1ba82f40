import { visibleInputs } from '@rules/show_if'
import type { ReactNode } from 'react'
import { Banner } from '~/components/ui/banner'
import { Button } from '~/components/ui/button'
import { ErrorSummary } from '~/components/ui/error_summary'
import { answerErrors, emptyAnswer, type Answer, type Question } from '~/forms/questions'
import { useShopForm, type SubmitOptions } from '~/forms/use_shop_form'
import { formatDay } from '~/format/date'
import { useLocale, useT } from '~/translation/use_t'
import { Answers } from './answers'
import { useKeptAnswers } from './use_kept_answers'

interface AnswerFormProps {
  /** Questions by their names, in order. */
  questions: Record<string, Question>
  /** What the answers are sent as, and what a refusal of all of them is about. */
  name: 'fields' | 'answers'
  refusal: 'survey' | 'questionnaire'
  /** Makes the ids of controls unique where a page has several forms. */
  id: string
  sending?: Pick<SubmitOptions<Record<string, Answer>>, 'url' | 'errorBag' | 'preserveScroll'>
  submitLabel: string
  disabled?: boolean
  /** Under which name this browser keeps what is typed until it is sent; nothing keeps nothing. */
  keptAs?: string
  /** Questions among whatever stands between them. */
  children: ReactNode
}

/** Questions and the button that sends their answers, with what is wrong above and beside them. */
export function AnswerForm(props: AnswerFormProps) {
  const {
    questions,
    name,
    refusal,
    id: formId,
    sending,
    submitLabel,
    disabled,
    keptAs,
    children,
  } = props
  const t = useT()
  const locale = useLocale()
  const fieldOf = (id: string) => `${name}.${id}`
  const controlOf = (id: string) => `${formId}-${id}`
  const named = Object.entries(questions)
  const inputs = named.map(([id, { type, show_if }]) => ({ id, type, show_if }))
  const answersIn = (data: Record<string, Answer>) =>
    Object.fromEntries(named.map(([id]) => [id, data[fieldOf(id)]]))
  /** The questions that these answers leave to be asked. */
  const askedBy = (data: Record<string, Answer>) => {
    const asked = visibleInputs(inputs, answersIn(data))
    return named.filter(([id]) => asked.has(id))
  }
  const day = (text: string | null) => text && formatDay(text, locale)
  const form = useShopForm<Record<string, Answer>>(
    Object.fromEntries(named.map(([id, question]) => [fieldOf(id), emptyAnswer(question)])),
    {
      validate: (data) =>
        answerErrors(
          Object.fromEntries(askedBy(data).map(([id, question]) => [fieldOf(id), question])),
          data
        ),
      errorValues: Object.fromEntries(
        named.map(([id, { label, min, max, earliest, latest }]) => [
          fieldOf(id),
          { label, min, max, earliest: day(earliest), latest: day(latest) },
        ])
      ),
    }
  )
  useKeptAnswers(keptAs, form)
  const asked = askedBy(form.data)
  const wrong = asked.filter(([id]) => form.errors[fieldOf(id)])

  return (
    <Answers
      value={{
        isAsked: (id) => asked.some(([name]) => name === id),
        answerOf: (id) => form.data[fieldOf(id)],
        onAnswer: (id, answer) => form.setField(fieldOf(id), answer),
        errorOf: (id) => form.errors[fieldOf(id)],
        controlId: controlOf,
      }}
    >
      <form
        className="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          const sentBy = (data: Record<string, Answer>) =>
            Object.fromEntries(askedBy(data).map(([id]) => [id, data[fieldOf(id)]]))
          form.submit({ ...sending, transform: (data) => ({ [name]: sentBy(data) }) })
        }}
      >
        <ErrorSummary
          title={t('forms.error_summary')}
          errors={wrong.map(([id, { label }]) => ({
            fieldId: controlOf(id),
            message: `${label}${/[?!.:]$/.test(label) ? '' : ':'} ${form.errors[fieldOf(id)]}`,
          }))}
        />
        {children}
        {form.errors[refusal] && (
          <Banner look="negative" live="alert">
            {form.errors[refusal]}
          </Banner>
        )}
        <Button
          type="submit"
          kind="tape"
          big
          block
          busy={form.processing}
          disabled={disabled || undefined}
        >
          {submitLabel}
        </Button>
      </form>
    </Answers>
  )
}
