import { Button, MenuItem, Stack, TextField, Typography } from '@mui/material'
import { COUNTIES, type County } from '@rules/counties'
import { useState } from 'react'
import { useGetMany, useLocaleState, useNotify, useRecordContext, useTranslate } from 'react-admin'
import { download } from '../../providers/download'
import { QuestionResult } from './question_result'
import { useSurveyResults, type Asked, type Results } from './use_survey_results'

/** What was answered, without saying by whom: of all members or of one group, and as a file. */
export function SurveyResults() {
  const survey = useRecordContext<{ id: number; answers: number }>()
  const translate = useTranslate()
  if (!survey) return null
  return (
    <Stack spacing={3} component="section" aria-labelledby="results" sx={{ p: 2, maxWidth: 720 }}>
      <Typography variant="h5" component="h2" id="results">
        {translate('surveys.results')}
      </Typography>
      {survey.answers === 0 ? (
        <Typography>{translate('surveys.nobody')}</Typography>
      ) : (
        <Answers surveyId={survey.id} />
      )}
    </Stack>
  )
}

function Answers({ surveyId }: { surveyId: number }) {
  const translate = useTranslate()
  const [group, setGroup] = useState('')
  const [wanted, setWanted] = useState('')
  const results = useSurveyResults(surveyId, { ...groupOf(group), q: wanted.trim() })
  if (!results) return null
  return (
    <>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
        <GroupField results={results} group={group} onGroup={setGroup} />
        <TextField
          type="search"
          size="small"
          name="wanted"
          label={translate('surveys.search')}
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        />
        <Files surveyId={surveyId} />
      </Stack>
      <Typography color="textSecondary">{translate('surveys.groups_hint')}</Typography>
      {results.questions.map((question) => (
        <QuestionResult key={question.id} {...question} />
      ))}
    </>
  )
}

/** `profession_id:3` or `county:zala` as the server is asked for it. */
function groupOf(group: string): Asked {
  const [kind, key] = group.split(':')
  if (kind === 'profession_id') return { profession_id: Number(key) }
  return kind === 'county' ? { county: key } : {}
}

interface GroupFieldProps {
  results: Results
  group: string
  onGroup: (group: string) => void
}

function GroupField({ results, group, onGroup }: GroupFieldProps) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const ids = results.professions.map(({ key }) => key)
  const { data: professions = [] } = useGetMany('professions', { ids })
  const nameOf = (id: number) => {
    const found = professions.find((one) => one?.id === id)
    return (locale === 'en' && found?.name_en) || found?.name_hu || String(id)
  }
  return (
    <TextField
      select
      size="small"
      name="group"
      label={translate('surveys.group')}
      value={group}
      onChange={({ target }) => onGroup(target.value)}
      sx={{ minWidth: 220 }}
    >
      <MenuItem value="">{translate('surveys.everybody', { count: results.answered })}</MenuItem>
      {results.professions.map(({ key, count }) => (
        <MenuItem key={key} value={`profession_id:${key}`}>
          {`${nameOf(key)} (${count})`}
        </MenuItem>
      ))}
      {results.counties.map(({ key, count }) => (
        <MenuItem key={key} value={`county:${key}`}>
          {`${COUNTIES[key as County]} (${count})`}
        </MenuItem>
      ))}
    </TextField>
  )
}

function Files({ surveyId }: { surveyId: number }) {
  const translate = useTranslate()
  const notify = useNotify()
  const [locale] = useLocaleState()
  const keep = (format: string) => {
    const path = `/surveys/${surveyId}/file?format=${format}&locale=${locale}`
    download(path).catch((error: Error) => notify(error.message, { type: 'error' }))
  }
  return ['csv', 'xlsx'].map((format) => (
    <Button key={format} variant="outlined" onClick={() => keep(format)}>
      {translate(`surveys.file.${format}`)}
    </Button>
  ))
}
