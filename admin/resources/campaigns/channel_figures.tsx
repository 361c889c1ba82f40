import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
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
    <Box
      sx={{ overflowX: 'auto', width: 1 }}
      role="region"
      tabIndex={0}
      aria-label={translate('campaigns.by_channel.title')}
    >
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{translate('campaigns.by_channel.title')}</TableCell>
            {STATES.map((state) => (
              <TableCell key={state} align="right">
                {translate(`campaigns.by_channel.${state}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map((line) => (
            <TableRow key={line.channel}>
              <TableCell component="th" scope="row">
                {translate(`campaigns.by_channel.${line.channel}`)}
              </TableCell>
              {STATES.map((state) => (
                <TableCell key={state} align="right">
                  {figure(line[state], locale)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}
