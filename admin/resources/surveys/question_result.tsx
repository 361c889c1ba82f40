import { Box, Chip, Stack, Typography } from '@mui/material'
import { useLocaleState, useTranslate } from 'react-admin'
import { BarChart } from './bar_chart'
import type { Bin, QuestionResult as Result } from './use_survey_results'

/** What was answered to one question, drawn as its kind is best seen. */
export function QuestionResult(result: Result) {
  const { answered, choices, numbers, days, lengths } = result
  const translate = useTranslate()
  const wordsOf = useWords()
  const label = wordsOf(result)
  return (
    <Box component="section" aria-label={label}>
      <Typography variant="h6" component="h3">
        {label}
      </Typography>
      <Typography color="textSecondary">
        {translate('surveys.answered_by', { smart_count: answered })}
      </Typography>
      {choices.length > 0 && (
        <BarChart
          label={label}
          bars={choices.map((choice) => ({ label: wordsOf(choice), count: choice.count }))}
        />
      )}
      {numbers && <Distribution label={label} {...numbers} />}
      {days && <Distribution label={label} {...days} />}
      {lengths && <Distribution label={translate('surveys.lengths')} {...lengths} />}
      <InWords {...result} />
    </Box>
  )
}

interface DistributionProps {
  label: string
  bins: Bin<number | string>[]
  median: number | string | null
}

function Distribution({ label, bins, median }: DistributionProps) {
  const translate = useTranslate()
  if (median === null) return null
  const bars = bins.map(({ from, to, count }) => {
    return { label: from === to ? String(from) : `${from} – ${to}`, count }
  })
  return (
    <>
      <Typography>{`${label}: ${translate('surveys.median', { median })}`}</Typography>
      <BarChart label={label} bars={bars} />
    </>
  )
}

function InWords({ type, words, texts, found }: Result) {
  const translate = useTranslate()
  if (type !== 'text' && type !== 'textarea') return null
  return (
    <>
      {words.length > 0 && (
        <Stack
          direction="row"
          sx={{ flexWrap: 'wrap', gap: 1, my: 1 }}
          aria-label={translate('surveys.recurring')}
          role="group"
        >
          {words.map(({ word, count }) => (
            <Chip key={word} size="small" label={`${word} (${count})`} />
          ))}
        </Stack>
      )}
      <Typography color="textSecondary">
        {translate('surveys.found', { smart_count: found })}
      </Typography>
      {texts.length > 0 && (
        <Box component="ul" sx={{ my: 1, pl: 3, overflowWrap: 'anywhere' }}>
          {texts.map((text, at) => (
            <li key={at}>{text}</li>
          ))}
        </Box>
      )}
    </>
  )
}

/** The words in the language of the back-office, else in Hungarian. */
function useWords() {
  const [locale] = useLocaleState()
  return (words: { label_hu: string; label_en: string }) =>
    (locale === 'en' && words.label_en) || words.label_hu
}
