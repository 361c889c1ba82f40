import { Chip, Stack } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { RecordLine } from './record_page'

const COLORS = {
  draft: 'warning',
  scheduled: 'info',
  live: 'success',
  ended: 'default',
  archived: 'default',
} as const

/** Where a record is in its life, and whether its draft is ahead of what readers see. */
export function RecordStateChip({ record }: { record: RecordLine }) {
  const translate = useTranslate()
  return (
    <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
      <Chip
        size="small"
        color={COLORS[record.state]}
        label={translate(`content.state.${record.state}`)}
      />
      {record.has_changes && record.state === 'live' && (
        <Chip size="small" variant="outlined" label={translate('content.has_changes')} />
      )}
    </Stack>
  )
}
