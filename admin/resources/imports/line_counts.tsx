import { Chip, Stack } from '@mui/material'
import { useLocaleState, useTranslate } from 'react-admin'
import { LINE_STATES, type Counts, type LineState } from './import_kind'

/** What tells the states apart at a glance. */
export const STATE_COLORS = {
  new: 'success',
  changed: 'info',
  unchanged: 'default',
  refused: 'error',
} as const satisfies Record<LineState, string>

/** How many lines are in each state. */
export function LineCounts({ counts }: { counts: Counts }) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mb: 2 }}>
      {LINE_STATES.map((state) => (
        <Chip
          key={state}
          color={counts[state] ? STATE_COLORS[state] : 'default'}
          variant={counts[state] ? 'filled' : 'outlined'}
          label={`${translate(`imports.state.${state}`)}: ${counts[state].toLocaleString(locale)}`}
        />
      ))}
    </Stack>
  )
}
