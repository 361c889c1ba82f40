import {
  ArrayInput,
  BooleanInput,
  FormDataConsumer,
  NumberInput,
  SimpleFormIterator,
  TextInput,
  required,
} from 'react-admin'
import { InBothLanguages } from '../../components/in_both_languages'
import { QuestionInputs } from '../../components/question_inputs'

/** Longest texts, as the server checks them. */
const TITLE_MAX = 200
const POINTS_MAX = 1000
/** Longest film that is waited for, in seconds, as the server checks it. */
const WATCH_SECONDS_MAX = 3600
const must = [required()]
const TYPES = ['radio', 'select', 'checkbox', 'text', 'number']

/** A questionnaire: title, points, its page, and questions with their right answers. */
export function QuestionnaireForm() {
  return (
    <>
      <InBothLanguages source="title" max={TITLE_MAX} must />
      <NumberInput source="points" step={1} min={0} max={POINTS_MAX} validate={must} />
      <TextInput source="page_slug" helperText="questionnaires.page_hint" />
      <TextInput source="video" helperText="questionnaires.video_hint" />
      <NumberInput
        source="watch_seconds"
        helperText="questionnaires.watch_hint"
        step={1}
        min={0}
        max={WATCH_SECONDS_MAX}
        defaultValue={0}
      />
      <BooleanInput source="is_published" />
      <ArrayInput source="questions" validate={must}>
        <SimpleFormIterator fullWidth>
          <FormDataConsumer>
            {({ scopedFormData }) => (
              <QuestionInputs type={scopedFormData?.type} types={TYPES} withSolution />
            )}
          </FormDataConsumer>
        </SimpleFormIterator>
      </ArrayInput>
    </>
  )
}
