import type { Question } from '~/forms/questions'
import { useT } from '~/translation/use_t'
import { AnswerForm } from './answer_form'
import { Blocks, type BlockData } from './blocks'

/** The questions of a survey among its texts, and the button that earns its points. */
export function SurveyForm({ content, points }: { content: BlockData[]; points: number }) {
  const t = useT()
  const asked = content.filter(({ name }) => name === 'survey input')
  return (
    <AnswerForm
      id="survey"
      name="fields"
      refusal="survey"
      questions={Object.fromEntries(
        asked.map(({ id, props }) => [id, props as unknown as Question])
      )}
      submitLabel={points > 0 ? t('survey.send_for', { points }) : t('survey.send')}
    >
      <Blocks blocks={content} />
    </AnswerForm>
  )
}
