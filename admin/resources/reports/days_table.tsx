import { DAY_KINDS } from '@rules/figures'
import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import type { Ref } from 'react'
import { useLocaleState, useTranslate } from 'react-admin'
import { figure } from '../../format/words'
import { dayText } from './figure_text'
import type { DayFigures } from './figures'

/** Every day with its figures, the last one first. */
export function DaysTable({ days, ref }: { days: DayFigures[]; ref: Ref<HTMLElement> }) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const name = translate('reports.table')
  return (
    <Box component="section" ref={ref} tabIndex={0} aria-label={name} sx={SCROLLED}>
      <Table size="small" stickyHeader aria-label={name}>
        <TableHead>
          <TableRow>
            <TableCell>{translate('reports.day')}</TableCell>
            {DAY_KINDS.map((kind) => (
              <TableCell key={kind} align="right">
                {translate(`reports.figures.${kind}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {days.toReversed().map((figures) => (
            <TableRow key={figures.day}>
              <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
                {dayText(figures.day, locale)}
              </TableCell>
              {DAY_KINDS.map((kind) => (
                <TableCell key={kind} align="right">
                  {figure(figures[kind], locale)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}

const SCROLLED = { overflow: 'auto', maxHeight: 420, scrollMarginTop: 72 }
