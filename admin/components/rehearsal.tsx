import {
  Alert,
  Button,
  Card,
  CardContent,
  MenuItem,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableRow,
  TextField,
  Typography,
} from '@mui/material'
import { useState } from 'react'
import { useLocaleState, useNotify, useTranslate } from 'react-admin'
import { dayInWords, figure, instantOf } from '../format/words'
import { request } from '../providers/http'

const MONTHS = [1, 3, 6, 12, 24]

interface Played {
  first_day: string
  last_day: string
  ended_on: string | null
  scans: number
  touched: number
  members: number
  points: number
  cost: number
  expected: { days: number; points: number; cost: number } | null
}

/** Plays a draft over the real scans of the last months and shows what it would have cost. */
export function Rehearsal({ path }: { path: string }) {
  const translate = useTranslate()
  const [months, setMonths] = useState(3)
  const { played, isPlaying, play } = usePlaying(path)
  return (
    <Card variant="outlined" sx={{ width: 1, maxWidth: 720 }}>
      <CardContent>
        <Typography variant="h6" component="h2">
          {translate('rehearsal.title')}
        </Typography>
        <Typography color="textSecondary">{translate('rehearsal.lead')}</Typography>
        <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 2, my: 2 }}>
          <TextField
            select
            label={translate('rehearsal.months')}
            value={months}
            onChange={({ target }) => setMonths(Number(target.value))}
            sx={{ minWidth: 160, maxWidth: 320 }}
          >
            {MONTHS.map((count) => (
              <MenuItem key={count} value={count}>
                {translate('rehearsal.last', { smart_count: count, count })}
              </MenuItem>
            ))}
          </TextField>
          <Button
            variant="outlined"
            disabled={isPlaying}
            onClick={() => void play(months)}
            sx={{ whiteSpace: 'nowrap', flexShrink: 0 }}
          >
            {translate('rehearsal.play')}
          </Button>
        </Stack>
        {played && <Outcome played={played} />}
      </CardContent>
    </Card>
  )
}

function usePlaying(path: string) {
  const [played, setPlayed] = useState<Played>()
  const [isPlaying, setIsPlaying] = useState(false)
  const notify = useNotify()
  const play = async (months: number) => {
    setIsPlaying(true)
    try {
      const { data } = await request<{ data: Played }>(`${path}/rehearsal?months=${months}`)
      setPlayed(data)
    } catch (error) {
      notify((error as Error).message, { type: 'error' })
    }
    setIsPlaying(false)
  }
  return { played, isPlaying, play }
}

function Outcome({ played }: { played: Played }) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const day = (text: string) => dayInWords(instantOf(text)!, locale)
  const count = (value: number) => figure(value, locale)
  const lines: [string, string][] = [
    ['scans', count(played.scans)],
    ['touched', count(played.touched)],
    ['members', count(played.members)],
    ['points', count(played.points)],
    ['cost', translate('rehearsal.forints', { amount: count(played.cost) })],
  ]
  const { expected, ended_on: endedOn } = played
  return (
    <>
      <Typography variant="subtitle2">
        {translate('rehearsal.period', { from: day(played.first_day), to: day(played.last_day) })}
      </Typography>
      <Table size="small" sx={{ mb: 2 }}>
        <TableBody>
          {lines.map(([name, value]) => (
            <TableRow key={name}>
              <TableCell>{translate(`rehearsal.${name}`)}</TableCell>
              <TableCell align="right">{value}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {endedOn && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {translate('rehearsal.ended_on', { day: day(endedOn) })}
        </Alert>
      )}
      {expected && (
        <Alert severity="info">
          {translate('rehearsal.expected', {
            days: count(expected.days),
            points: count(expected.points),
            cost: count(expected.cost),
          })}
        </Alert>
      )}
    </>
  )
}
