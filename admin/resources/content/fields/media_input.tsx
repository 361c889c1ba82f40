import { Box, Button, FormHelperText, Link, Skeleton, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { useGetList, useTranslate } from 'react-admin'
import { isWordless, type Medium } from '../../media/medium'
import { MediaPicker } from '../../media/media_picker'
import { MediumThumb, useMediumName } from '../../media/medium_card'
import { textOf } from './field'
import { useFieldLabel, type OneInputProps } from './one_input'

/** Width of a thumbnail, in px. */
const THUMB = 160

/** A picture or a file of the library: chosen there, or added at once. */
export function MediaInput(props: OneInputProps) {
  const { field, name, values, onChange, problems, isReadOnly } = props
  const translate = useTranslate()
  const label = useFieldLabel(props)
  const [isChoosing, setIsChoosing] = useState(false)
  const key = textOf(values, name)
  const problem = problems[name]
  const choose = (medium: Medium) => {
    setIsChoosing(false)
    onChange({ [name]: medium.key })
  }
  return (
    <Box role="group" aria-label={label} data-field={name} sx={{ width: 1 }}>
      <Typography variant="body2" sx={{ mb: 0.5, fontWeight: 700 }}>
        {label}
        {field.must && ' *'}
      </Typography>
      {key !== '' && <Chosen key={key} of={key} needsWords={needsWords(name, values)} />}
      {!isReadOnly && (
        <Stack direction="row" sx={{ gap: 1, mt: 1, flexWrap: 'wrap' }}>
          <Button variant="outlined" size="small" onClick={() => setIsChoosing(true)}>
            {translate(key ? 'media.input.change' : 'media.input.choose')}
          </Button>
          {key !== '' && (
            <Button size="small" onClick={() => onChange({ [name]: null })}>
              {translate('media.input.remove')}
            </Button>
          )}
        </Stack>
      )}
      {problem && <FormHelperText error>{translate(problem, { _: problem })}</FormHelperText>}
      {isChoosing && (
        <MediaPicker
          kind={field.of === 'file' ? 'file' : 'picture'}
          onChoose={choose}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </Box>
  )
}

/** The picture before a film says nothing that the title does not, and words beside it stand in for the library's. */
function needsWords(name: string, values: OneInputProps['values']): boolean {
  return name !== 'poster' && values.decorative !== true && !textOf(values, 'alt_text_hu')
}

function Chosen({ of: key, needsWords: wantsWords }: { of: string; needsWords: boolean }) {
  const translate = useTranslate()
  const nameOf = useMediumName()
  const { data, isPending } = useGetList<Medium>('media', {
    filter: { key },
    pagination: { page: 1, perPage: 1 },
  })
  if (isPending) return <Skeleton variant="rounded" width={THUMB} height={THUMB * 0.75} />
  const [medium] = data ?? []
  if (!medium) return <FormHelperText error>{translate('media.input.gone')}</FormHelperText>
  return (
    <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'flex-start' }}>
      <Box sx={{ width: THUMB, borderRadius: 1, overflow: 'hidden' }}>
        <MediumThumb medium={medium} />
      </Box>
      <Box sx={{ flex: 1, minWidth: 160 }}>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {nameOf(medium)}
        </Typography>
        <Link variant="body2" href={`/admin/media/${medium.id}`} target="_blank">
          {translate('media.input.open')}
        </Link>
        {medium.archived_at !== null && (
          <FormHelperText error>{translate('media.input.is_archived')}</FormHelperText>
        )}
        {wantsWords && isWordless(medium) && (
          <FormHelperText>{translate('media.input.needs_words')}</FormHelperText>
        )}
      </Box>
    </Stack>
  )
}
