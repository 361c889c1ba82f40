import { Table, TableBody, TableCell, TableRow } from '@mui/material'
import { useLocaleState, useRecordContext, useTranslate } from 'react-admin'
import { figure } from '../../../format/words'

/** What members tell about themselves for points; the server knows the same. */
const TOLD = ['profile_data', 'birthday', 'name_day', 'survey', 'facebook_group']

interface Rewarded {
  id: number
  /** Comes with the whole record; until then the page shows the line of the list. */
  extra_points?: { source: string; points: number }[]
}

/** What each thing the member told brought, and what was not told yet. */
export function MemberExtraPoints() {
  const member = useRecordContext<Rewarded>()
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const gains = member?.extra_points
  if (!gains) return null
  const pointsOf = (source: string) =>
    gains.filter((gain) => gain.source === source).reduce((sum, { points }) => sum + points, 0)
  return (
    <Table size="small" sx={{ width: 'auto' }}>
      <TableBody>
        {TOLD.map((source) => (
          <TableRow key={source}>
            <TableCell component="th" scope="row">
              {translate(`sources.${source}`)}
            </TableCell>
            <TableCell align="right">
              {pointsOf(source) ? figure(pointsOf(source), locale) : translate('members.not_told')}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
