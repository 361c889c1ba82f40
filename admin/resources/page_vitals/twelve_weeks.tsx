import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { useLocaleState, useRecordContext, useTranslate } from 'react-admin'
import { figure } from '../../format/words'
import { METRICS, weekText, type PageSpeed } from './page_speed'
import { SpeedFigure } from './speed_figure'

/** How a page became faster or slower, week by week. */
export function TwelveWeeks() {
  const page = useRecordContext<PageSpeed>()
  const translate = useTranslate()
  const [locale] = useLocaleState()
  if (!page) return null
  const fieldText = (name: string) => translate(`resources.page_vitals.fields.${name}`)
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table size="small" aria-label={translate('page_vitals.trend')}>
        <TableHead>
          <TableRow>
            {['week', 'visits', ...METRICS].map((name) => (
              <TableCell key={name}>{fieldText(name)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {page.weeks.map(({ week, visits, figures }) => (
            <TableRow key={week}>
              <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
                {weekText(week, locale)}
              </TableCell>
              <TableCell>{figure(visits, locale)}</TableCell>
              {METRICS.map((metric) => (
                <TableCell key={metric}>
                  <SpeedFigure metric={metric} figure={figures[metric]} />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}
