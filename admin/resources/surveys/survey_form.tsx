import { BooleanInput, DateInput, NumberInput, TextInput, required } from 'react-admin'
import { InBothLanguages } from '../../components/in_both_languages'
import { SurveyBuilder } from './builder/survey_builder'
import { TargetInputs } from './target_inputs'

/** Longest texts, as the server checks them. */
const TITLE_MAX = 200
const POINTS_MAX = 1000
const must = [required()]

/** A survey: title, points, until when, and its pieces in order. */
export function SurveyForm() {
  return (
    <>
      <InBothLanguages source="title" max={TITLE_MAX} must />
      <TextInput source="slug" helperText="products.slug_hint" />
      <NumberInput source="points" step={1} min={0} max={POINTS_MAX} validate={must} />
      <DateInput source="opens_on" helperText="surveys.opens_hint" />
      <DateInput source="closes_on" helperText="surveys.closes_hint" />
      <NumberInput source="answer_limit" helperText="surveys.limit_hint" step={1} min={1} />
      <TargetInputs />
      <BooleanInput source="is_published" />
      <SurveyBuilder />
    </>
  )
}
