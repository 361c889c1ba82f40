import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { useLocaleState, useTranslate } from 'react-admin'
import { figure } from '../../format/words'
import { figureText } from './figure_text'
import { STEPS, type Programme } from './figures'

/** How far those came who began to register in the period. */
export function FunnelTable({
  funnel,
  funnel_before: before,
}: Pick<Programme, 'funnel' | 'funnel_before'>) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  return (
    <Table size="small" aria-label={translate('reports.funnel')} sx={{ maxWidth: 640 }}>
      <TableHead>
        <TableRow>
          <TableCell>{translate('reports.step')}</TableCell>
          {['members', 'share', 'members_before'].map((name) => (
            <TableCell key={name} align="right">
              {translate(`reports.${name}`)}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {STEPS.map((step) => (
          <TableRow key={step}>
            <TableCell component="th" scope="row">
              {translate(`reports.steps.${step}`)}
            </TableCell>
            <TableCell align="right">{figure(funnel[step], locale)}</TableCell>
            <TableCell align="right">
              {figureText(funnel.begun ? funnel[step] / funnel.begun : null, 'share', locale)}
            </TableCell>
            <TableCell align="right">{figure(before[step], locale)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
