import { Box } from '@mui/material'
import { useState } from 'react'
import {
  BooleanInput,
  DateInput,
  NumberInput,
  TextInput,
  required,
  useCanAccess,
} from 'react-admin'
import { InBothLanguages } from '../../components/in_both_languages'
import { BesidePreview } from '../content/preview/beside_preview'
import { SurveyBuilder } from './builder/survey_builder'
import { TargetInputs } from './target_inputs'
import { usePreviewedSurvey } from './use_previewed_survey'

/** Longest texts, as the server checks them. */
const TITLE_MAX = 200
const POINTS_MAX = 1000
const must = [required()]
/** Room for the label on the edge of the first field, below the tabs of a phone. */
const LABELLED = { pt: 1 }

/** A survey: title, points, until when, and its pieces in order, with the member's page beside them for who may write. */
export function SurveyForm() {
  const [open, setOpen] = useState<string | null>(null)
  const previewed = usePreviewedSurvey({ open, onOpen: setOpen })
  // Asked of the act of the page around, it would wait for its own answer.
  const { canAccess: mayWrite, isPending } = useCanAccess({
    resource: 'surveys',
    action: 'preview',
  })
  const inputs = (
    <>
      <InBothLanguages source="title" max={TITLE_MAX} must />
      <TextInput source="slug" helperText="products.slug_hint" />
      <NumberInput source="points" step={1} min={0} max={POINTS_MAX} validate={must} />
      <DateInput source="opens_on" helperText="surveys.opens_hint" />
      <DateInput source="closes_on" helperText="surveys.closes_hint" />
      <NumberInput source="answer_limit" helperText="surveys.limit_hint" step={1} min={1} />
      <TargetInputs />
      <BooleanInput source="is_published" />
      <SurveyBuilder open={open} onOpen={setOpen} />
    </>
  )
  if (isPending) return null
  if (!mayWrite) return inputs
  return (
    <Box sx={{ width: 1 }}>
      <BesidePreview previewed={previewed}>
        <Box sx={LABELLED}>{inputs}</Box>
      </BesidePreview>
    </Box>
  )
}
