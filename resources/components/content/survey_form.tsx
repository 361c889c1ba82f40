import type { Question } from '~/forms/questions'
import { useT } from '~/translation/use_t'
import { AnswerForm } from './answer_form'
import { Blocks, type BlockData } from './blocks/blocks'

interface SurveyFormProps {
  content: BlockData[]
  points: number
  /** Under which name this browser keeps half-filled answers. */
  keptAs?: string
}

/** The questions of a survey among its texts, and the button that earns its points. */
export function SurveyForm({ content, points, keptAs }: SurveyFormProps) {
  const t = useT()
  const asked = content.filter(({ name }) => name === 'survey input')
  return (
    <AnswerForm
      id="survey"
      name="fields"
      refusal="survey"
      keptAs={keptAs}
      questions={Object.fromEntries(
        asked.map(({ id, props }) => [id, props as unknown as Question])
      )}
      submitLabel={points > 0 ? t('survey.send_for', { points }) : t('survey.send')}
    >
      <Blocks blocks={content} />
    </AnswerForm>
  )
}
