import { Box, Stack, Typography, useTheme } from '@mui/material'
import { useId } from 'react'
import { useLocaleState, useTranslate } from 'react-admin'
import { figure } from '../../format/words'
import { TAPE } from '../../layout/theme'
import { dayText, daysText } from './figure_text'
import type { DayFigures, Days } from './figures'

const WIDTH = 1000
const HEIGHT = 200
/** The darker edge of the tape, which is seen on white. @source resources/css/tokens.css */
const TAPE_EDGE = '#ad7600'
/** Of the room of a day its two bars take so much. */
const FILLED = 0.8

/** Points earned and spent, day by day. The table below says the same in figures. */
export function DaysChart({ days, period }: { days: DayFigures[]; period: Days }) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const { palette } = useTheme()
  const name = useId()
  const most = Math.max(1, ...days.flatMap(({ earned, spent }) => [earned, spent]))
  const room = WIDTH / days.length
  const bar = (value: number, at: number, half: 0 | 1) => {
    const height = (Math.max(0, value) / most) * HEIGHT
    const x = at * room + room * (0.5 - FILLED / 2) + half * ((room * FILLED) / 2)
    return { x, y: HEIGHT - height, width: (room * FILLED) / 2, height }
  }
  return (
    <Box component="figure" sx={{ m: 0 }}>
      <Typography variant="body2" color="textSecondary">
        {translate('reports.most', { value: figure(most, locale) })}
      </Typography>
      <Box
        component="svg"
        role="img"
        aria-labelledby={name}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        sx={{
          width: 1,
          height: HEIGHT,
          display: 'block',
          borderBottom: 2,
          borderColor: 'text.primary',
        }}
      >
        <title id={name}>{translate('reports.chart', { days: daysText(period, locale) })}</title>
        {days.map(({ day, earned, spent }, at) => (
          <g key={day}>
            <rect
              {...bar(earned, at, 0)}
              fill={TAPE}
              stroke={TAPE_EDGE}
              vectorEffect="non-scaling-stroke"
            />
            <rect {...bar(spent, at, 1)} fill={palette.primary.main} />
          </g>
        ))}
      </Box>
      <Stack direction="row" sx={{ justifyContent: 'space-between' }} aria-hidden>
        {[period.from, period.to].map((day, at) => (
          <Typography key={at} variant="body2" color="textSecondary">
            {dayText(day, locale)}
          </Typography>
        ))}
      </Stack>
      <Stack component="figcaption" direction="row" sx={{ gap: 3, mt: 1 }}>
        <Sign color={TAPE} edge={TAPE_EDGE} text={translate('reports.figures.earned')} />
        <Sign
          color={palette.primary.main}
          edge={palette.primary.main}
          text={translate('reports.figures.spent')}
        />
      </Stack>
    </Box>
  )
}

function Sign({ color, edge, text }: { color: string; edge: string; text: string }) {
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
      <Box sx={{ width: 16, height: 16, bgcolor: color, border: `1px solid ${edge}` }} />
      <Typography variant="body2">{text}</Typography>
    </Stack>
  )
}
