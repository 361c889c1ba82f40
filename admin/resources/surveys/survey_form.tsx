import {
  ArrayInput,
  BooleanInput,
  DateInput,
  FormDataConsumer,
  NumberInput,
  SelectInput,
  SimpleFormIterator,
  TextInput,
  required,
} from 'react-admin'
import { InBothLanguages } from '../../components/in_both_languages'
import { RichTextInBothLanguages } from '../../components/rich_text/rich_text_input'
import { QuestionInputs } from '../../components/question_inputs'

/** Longest texts, as the server checks them. */
const TITLE_MAX = 200
const POINTS_MAX = 1000
const must = [required()]
const PIECES = ['survey input', 'title', 'text'].map((id) => ({
  id,
  name: `surveys.piece.${id.replace(' ', '_')}`,
}))

/** A survey: title, points, until when, and its pieces in order. */
export function SurveyForm() {
  return (
    <>
      <InBothLanguages source="title" max={TITLE_MAX} must />
      <TextInput source="slug" helperText="products.slug_hint" />
      <NumberInput source="points" step={1} min={0} max={POINTS_MAX} validate={must} />
      <DateInput source="closes_on" helperText="surveys.closes_hint" />
      <BooleanInput source="is_published" />
      <ArrayInput source="content" validate={must} helperText="surveys.content_hint">
        <SimpleFormIterator fullWidth>
          <SelectInput
            source="name"
            label="surveys.piece.label"
            choices={PIECES}
            defaultValue="survey input"
            validate={must}
          />
          <FormDataConsumer>
            {({ scopedFormData }) => (
              <Piece name={scopedFormData?.name} type={scopedFormData?.props?.type} />
            )}
          </FormDataConsumer>
        </SimpleFormIterator>
      </ArrayInput>
    </>
  )
}

function Piece({ name, type }: { name?: string; type?: string }) {
  if (name === 'title') return <InBothLanguages source="props.text" label="title" must />
  if (name === 'text') return <RichTextInBothLanguages source="props.html" label="html" must />
  return <QuestionInputs prefix="props." type={type} />
}
