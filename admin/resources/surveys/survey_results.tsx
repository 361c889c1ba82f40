import { Box, LinearProgress, Stack, Typography } from '@mui/material'
import { useLocaleState, useRecordContext, useTranslate } from 'react-admin'

type Words = { label_hu: string; label_en: string }
type Result = Words & {
  id: string
  answered: number
  choices: (Words & { count: number })[]
  latest: string[]
}

/** What was answered to each question, without saying by whom. */
export function SurveyResults() {
  const survey = useRecordContext<{ id: number; answers: number; results?: Result[] }>()
  const translate = useTranslate()
  if (!survey?.results) return null
  return (
    <Stack spacing={3} sx={{ p: 2, maxWidth: 720 }}>
      <Typography variant="h5">{translate('surveys.results')}</Typography>
      {survey.answers === 0 && <Typography>{translate('surveys.nobody')}</Typography>}
      {survey.answers > 0 &&
        survey.results.map((result) => <QuestionResult key={result.id} {...result} />)}
    </Stack>
  )
}

function QuestionResult({ answered, choices, latest, ...words }: Result) {
  const translate = useTranslate()
  const labelOf = useLabel()
  return (
    <Box>
      <Typography variant="h6">{labelOf(words)}</Typography>
      <Typography color="textSecondary">
        {translate('surveys.answered_by', { smart_count: answered })}
      </Typography>
      {choices.map(({ count, ...choice }) => (
        <Box key={choice.label_hu} sx={{ mt: 1 }}>
          <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
            <span>{labelOf(choice)}</span>
            <span>{count}</span>
          </Stack>
          <LinearProgress
            variant="determinate"
            aria-label={labelOf(choice)}
            value={answered ? (100 * count) / answered : 0}
          />
        </Box>
      ))}
      {latest.length > 0 && (
        <Box component="ul" sx={{ my: 1, pl: 3 }}>
          {latest.map((text, at) => (
            <li key={at}>{text}</li>
          ))}
        </Box>
      )}
    </Box>
  )
}

/** The words in the language of the back-office, else in Hungarian. */
function useLabel() {
  const [locale] = useLocaleState()
  return ({ label_hu, label_en }: Words) => (locale === 'en' && label_en) || label_hu
}
