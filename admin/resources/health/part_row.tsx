import { Box, Chip, Typography } from '@mui/material'
import { useLocaleState, useTranslate } from 'react-admin'
import { dayInWords, figure, instantOf } from '../../format/words'
import { COLORS, type Part } from './part'

const DAY = /^\d{4}-\d\d-\d\d$/
const ROW = { py: 1.5, borderTop: 1, borderColor: 'divider', breakInside: 'avoid' }
const HEAD = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 0.5,
}
/** Addresses and folders are long words. */
const VALUE = { m: 0, fontWeight: 600, overflowWrap: 'anywhere' }

/** One part: how it is, its figures, what it is for, and what to do where it is not well. */
export function PartRow({ part }: { part: Part }) {
  const { id, state, code } = part
  const translate = useTranslate()
  const texts = `health.parts.${id}`
  return (
    <Box component="li" sx={ROW} data-part={id} data-state={state}>
      <Box sx={HEAD}>
        <Typography component="h3" variant="subtitle1" sx={{ fontWeight: 700 }}>
          {translate(`${texts}.name`, { _: id })}
        </Typography>
        <Chip size="small" color={COLORS[state]} label={translate(`health.states.${state}`)} />
      </Box>
      <Typography variant="body2" color="textSecondary">
        {translate(`${texts}.means`, { _: '' })}
      </Typography>
      <Figures figures={part.figures} />
      {state !== 'ok' && (
        <>
          <Typography variant="body2" sx={{ mt: 0.5 }}>
            {translate('health.found')}: {translate(`health.findings.${code}`)}
          </Typography>
          <Typography variant="body2" sx={{ mt: 0.5 }}>
            <strong>{translate('health.todo')}:</strong> {translate(`${texts}.todo`, { _: '' })}
          </Typography>
        </>
      )}
    </Box>
  )
}

function Figures({ figures }: Pick<Part, 'figures'>) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const shown = Object.entries(figures)
  if (!shown.length) return null
  return (
    <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, my: 0.5 }}>
      {shown.map(([name, value]) => (
        <Box key={name} sx={{ display: 'flex', gap: 0.75 }}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {translate(`health.figures.${name}`)}:
          </Typography>
          <Typography component="dd" variant="body2" sx={VALUE}>
            {inWords(value, locale)}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}

function inWords(value: number | string, locale: string) {
  if (typeof value === 'number') return figure(value, locale)
  return DAY.test(value) ? dayInWords(instantOf(value)!, locale) : value
}
