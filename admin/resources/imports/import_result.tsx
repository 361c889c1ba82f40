import { Alert, Button, LinearProgress, Stack, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { keep } from '../../providers/download'
import type { ImportKind, ImportPreview } from './import_kind'
import { LineCounts } from './line_counts'
import type { Writing } from './use_import'

interface Props {
  kind: ImportKind
  writing: Writing
  preview: ImportPreview
  onAgain: () => void
}

/** How far the writing is, then what became of the file, to keep. */
export function ImportResult({ kind, writing, preview, onAgain }: Props) {
  const translate = useTranslate()
  const { counts, done, isDone, isBroken, result } = writing
  const total = Object.values(preview.counts).reduce((sum, count) => sum + count, 0)
  if (!isDone) {
    return (
      <>
        <LinearProgress variant="determinate" value={(100 * done) / Math.max(total, 1)} />
        <Typography sx={{ mt: 1 }}>
          {translate('imports.result.writing', { done, total })}
        </Typography>
      </>
    )
  }
  return (
    <>
      <Alert severity={isBroken ? 'warning' : 'success'} sx={{ mb: 2 }}>
        {translate(`imports.result.${isBroken ? 'broken' : 'done'}`)}
      </Alert>
      <LineCounts counts={counts} />
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
        <Button variant="contained" onClick={() => keep(result, `${kind}-result.csv`)}>
          {translate('imports.result.keep')}
        </Button>
        <Button onClick={onAgain}>{translate('imports.result.again')}</Button>
      </Stack>
    </>
  )
}
