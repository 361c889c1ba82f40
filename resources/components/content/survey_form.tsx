import { Button } from '~/components/ui/button'
import { ErrorSummary } from '~/components/ui/error_summary'
import { answerErrors, emptyAnswer, type Answer, type Question } from '~/forms/questions'
import { useShopForm } from '~/forms/use_shop_form'
import { formatDay } from '~/format/date'
import { formatPoints } from '~/format/points'
import { useLocale, useT } from '~/translation/use_t'
import { Answers } from './answers'
import { Blocks, type BlockData } from './blocks'

/** The questions of a survey among its texts, and the button that earns its points. */
export function SurveyForm({ content, points }: { content: BlockData[]; points: number }) {
  const t = useT()
  const locale = useLocale()
  const questions = questionsAmong(content)
  const form = useShopForm<Record<string, Answer>>(startOf(questions), {
    validate: (data) => answerErrors(questions, data),
    errorValues: Object.fromEntries(
      Object.entries(questions).map(([field, { label, min, max, earliest, latest }]) => [
        field,
        {
          label,
          min,
          max,
          earliest: earliest && formatDay(earliest, locale),
          latest: latest && formatDay(latest, locale),
        },
      ])
    ),
  })
  const wrong = Object.keys(questions).filter((field) => form.errors[field])

  return (
    <Answers
      value={{
        answerOf: (id) => form.data[`fields.${id}`],
        onAnswer: (id, answer) => form.setField(`fields.${id}`, answer),
        errorOf: (id) => form.errors[`fields.${id}`],
        controlId: (id) => controlOf(`fields.${id}`),
      }}
    >
      <form
        className="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          form.submit({ transform: (data) => ({ fields: answersOf(data) }) })
        }}
      >
        <ErrorSummary
          title={t('forms.error_summary')}
          errors={wrong.map((field) => ({
            fieldId: controlOf(field),
            message: `${questions[field].label}: ${form.errors[field]}`,
          }))}
        />
        <Blocks blocks={content} />
        <Button type="submit" kind="tape" big block busy={form.processing}>
          {points > 0
            ? t('survey.send_for', { points: formatPoints(points, locale) })
            : t('survey.send')}
        </Button>
      </form>
    </Answers>
  )
}

function questionsAmong(content: BlockData[]): Record<string, Question> {
  const found = content.filter(({ name }) => name === 'survey input')
  return Object.fromEntries(
    found.map(({ id, props }) => [`fields.${id}`, props as unknown as Question])
  )
}

function startOf(questions: Record<string, Question>): Record<string, Answer> {
  const answers = Object.entries(questions).map(([field, question]) => {
    return [field, emptyAnswer(question)]
  })
  return Object.fromEntries(answers)
}

/** The answers as they are sent, under the names of the questions. */
function answersOf(data: Record<string, Answer>): Record<string, Answer> {
  const named = Object.entries(data).map(([field, answer]) => [
    field.slice('fields.'.length),
    answer,
  ])
  return Object.fromEntries(named)
}

function controlOf(field: string): string {
  return `answer-${field.slice('fields.'.length)}`
}
