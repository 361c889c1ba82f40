import {
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material'
import { useLocaleState, useTranslate } from 'react-admin'
import { figure } from '../../format/words'
import { drawName } from './draw_name'

/** What a draw would have been, over real scans of the past; days YYYY-MM-DD, both included. */
export interface RehearsedDraw {
  key: string
  first_day: string
  last_day: string
  members: number
  weight: number
  scans: number
  points: number
  items: number
}

const FIGURES = ['members', 'scans', 'points', 'tickets', 'items', 'one_in'] as const

/** A line for each week and one for the main draw. */
export function RehearsedDraws({ draws }: { draws: RehearsedDraw[] }) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const say = (key: string) => translate(`promotions.rehearsal.${key}`)
  return (
    // Focusable, because it scrolls on a phone.
    <TableContainer tabIndex={0} role="region" aria-label={say('title')}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{say('draw')}</TableCell>
            {FIGURES.map((name) => (
              <TableCell key={name} align="right">
                {say(name)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {draws.map((draw) => (
            <TableRow key={draw.key}>
              <TableCell component="th" scope="row">
                {drawName(draw.key, translate)}
                <Typography variant="caption" component="div" color="textSecondary" noWrap>
                  {daysOf(draw, locale)}
                </Typography>
              </TableCell>
              {[draw.members, draw.scans, draw.points, draw.weight, draw.items].map((value, at) => (
                <TableCell key={FIGURES[at]} align="right">
                  {figure(value, locale)}
                </TableCell>
              ))}
              <TableCell align="right">
                <Chance {...draw} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

/** How many chances there are for one prize. */
function Chance({ weight, items }: RehearsedDraw) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const say = (key: string, values?: object) => translate(`promotions.rehearsal.${key}`, values)
  if (!weight || !items) return say('none')
  if (weight <= items) return say('every')
  return say('share', { count: figure(Math.round((weight / items) * 10) / 10, locale) })
}

function daysOf({ first_day: first, last_day: last }: RehearsedDraw, locale: string): string {
  const days = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', month: 'short', day: 'numeric' })
  return days.formatRange(new Date(first), new Date(last))
}
