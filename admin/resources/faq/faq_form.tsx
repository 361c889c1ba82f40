import { BooleanInput } from 'react-admin'
import { InBothLanguages } from '../../components/in_both_languages'
import { RichTextInBothLanguages } from '../../components/rich_text/rich_text_input'

/** Longest question, as the server checks it. */
const QUESTION_MAX = 300

/** A question with its answer, both languages side by side; English may wait. */
export function FaqForm() {
  return (
    <>
      <InBothLanguages source="question" max={QUESTION_MAX} must />
      <RichTextInBothLanguages source="answer" must />
      <BooleanInput source="is_published" defaultValue />
    </>
  )
}
