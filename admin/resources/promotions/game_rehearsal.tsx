import { Alert, Button, Card, CardContent, Stack, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useLocaleState, useNotify, useRecordContext, useTranslate } from 'react-admin'
import { dayInWords, instantOf } from '../../format/words'
import { request } from '../../providers/http'
import type { Game } from './game'
import { RehearsedDraws, type RehearsedDraw } from './rehearsed_draws'

interface Played {
  first_day: string
  latest_first_day: string
  draws: RehearsedDraw[]
}

/** Plays a draft over days of the past, from a first day that the person chooses. */
export function GameRehearsal() {
  const game = useRecordContext<Game>()
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const [chosen, setChosen] = useState('')
  const { played, isPlaying, play } = usePlaying(game)
  if (game?.phase !== 'draft') return null
  const say = (key: string, values?: object) => translate(`promotions.rehearsal.${key}`, values)
  const latest = played && dayInWords(instantOf(played.latest_first_day)!, locale)
  const items = played?.draws.reduce((sum, draw) => sum + draw.items, 0) ?? 0
  return (
    <Card variant="outlined" sx={{ width: 1, maxWidth: 860 }}>
      <CardContent>
        <Typography variant="h6" component="h2">
          {say('title')}
        </Typography>
        <Typography color="textSecondary">{say('lead')}</Typography>
        <Stack direction="row" spacing={2} sx={{ alignItems: 'flex-start', my: 2 }}>
          <TextField
            type="date"
            label={say('first_day')}
            value={chosen || (played?.first_day ?? '')}
            onChange={({ target }) => setChosen(target.value)}
            helperText={latest && say('first_day_hint', { day: latest })}
            slotProps={{ inputLabel: { shrink: true } }}
          />
          <Button
            variant="outlined"
            disabled={isPlaying}
            onClick={() => void play(chosen)}
            sx={{ whiteSpace: 'nowrap', flexShrink: 0 }}
          >
            {say('play')}
          </Button>
        </Stack>
        {played && (
          <div role="status">
            <RehearsedDraws draws={played.draws} />
            <Typography sx={{ my: 1 }}>{say('total', { smart_count: items })}</Typography>
            <Alert severity="info">{say('bound')}</Alert>
          </div>
        )}
      </CardContent>
    </Card>
  )
}

function usePlaying(game: Game | undefined) {
  const [played, setPlayed] = useState<Played>()
  const [isPlaying, setIsPlaying] = useState(false)
  const notify = useNotify()
  const play = async (firstDay: string) => {
    setIsPlaying(true)
    try {
      const from = firstDay && `?first_day=${firstDay}`
      const path = `/promotions/${game!.id}/rehearsal${from}`
      setPlayed((await request<{ data: Played }>(path)).data)
    } catch (error) {
      notify((error as Error).message, { type: 'error' })
    }
    setIsPlaying(false)
  }
  return { played, isPlaying, play }
}
