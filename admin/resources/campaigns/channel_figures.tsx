import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { useLocaleState, useRecordContext, useTranslate } from 'react-admin'
import { figure } from '../../format/words'
import type { Campaign } from './campaign'

const STATES = ['waiting', 'sent', 'failed', 'left_out', 'held'] as const

/** What became of the messages of a campaign on each of its channels, as long as that is kept. */
export function ChannelFigures() {
  const campaign = useRecordContext<Campaign>()
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const lines = campaign?.by_channel ?? []
  if (!lines.length) return null
  return (
    <Table size="small" sx={{ maxWidth: 560 }} aria-label={translate('campaigns.by_channel.title')}>
      <TableHead>
        <TableRow>
          <TableCell>{translate('campaigns.by_channel.title')}</TableCell>
          {lines.map(({ channel }) => (
            <TableCell key={channel} align="right">
              {translate(`campaigns.by_channel.${channel}`)}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {STATES.map((state) => (
          <TableRow key={state}>
            <TableCell component="th" scope="row">
              {translate(`campaigns.by_channel.${state}`)}
            </TableCell>
            {lines.map((line) => (
              <TableCell key={line.channel} align="right">
                {figure(line[state], locale)}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
