import { Chip } from '@mui/material'
import { useLocaleState, useTranslate } from 'react-admin'
import { figureText, useShownWeek, type Figure, type Metric } from './page_speed'

const COLORS = { good: 'success', fair: 'warning', poor: 'error' } as const

/** What three of four visits had at most, and what that is called; a dash where nobody told it. */
export function SpeedFigure({ metric, figure }: { metric: Metric; figure: Figure | null }) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  if (!figure) return <span>–</span>
  const value = figureText(metric, figure.p75, locale)
  const label = translate(`page_vitals.rating.${figure.rating}`, { value })
  const { good, fair, poor } = figure
  const shares = translate('page_vitals.shares', { good, fair, poor })
  return <Chip size="small" color={COLORS[figure.rating]} label={label} title={shares} />
}

/** The figure of the week that the list shows. */
export function ShownFigure({ metric }: { metric: Metric }) {
  const week = useShownWeek()
  return week ? <SpeedFigure metric={metric} figure={week.figures[metric]} /> : null
}
