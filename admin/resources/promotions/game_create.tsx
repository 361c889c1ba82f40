import { Box, MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import { Create, SimpleForm, useGetList, useLocaleState, useTranslate } from 'react-admin'
import { dayOf } from '../../format/words'
import { onceMore, sixWeeks } from './game_beginnings'
import { GameForm } from './game_form'
import { OnlySave } from './only_save'
import type { Game, GameTerms } from './game'

const LATEST = {
  pagination: { page: 1, perPage: 25 },
  sort: { field: 'id', order: 'DESC' },
} as const
const EMPTY: Partial<GameTerms> = { prizes: [] }

/** A new draft, from nothing, from the template or from a game that was; members see it once it is published. */
export function GameCreate() {
  const [begin, setBegin] = useState('template')
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const { data: games = [] } = useGetList<Game>('promotions', LATEST)
  const choice = (value: string, text: string) => (
    <MenuItem key={value} value={value}>
      {text}
    </MenuItem>
  )
  const title = ({ title_hu: hu, title_en: en }: Game) => (locale === 'hu' ? hu || en : en || hu)
  return (
    <Create redirect="show">
      <Box sx={{ p: 2, pb: 0, maxWidth: 480 }}>
        <TextField
          select
          name="begin"
          label={translate('promotions.begin.label')}
          helperText={translate('promotions.begin.hint')}
          value={begin}
          onChange={({ target }) => setBegin(target.value)}
          fullWidth
        >
          {choice('template', translate('promotions.begin.template'))}
          {choice('empty', translate('promotions.begin.empty'))}
          {games.map((game) =>
            choice(String(game.id), translate('promotions.begin.game', { title: title(game) }))
          )}
        </TextField>
      </Box>
      <SimpleForm key={begin} defaultValues={beginningOf(begin, games)} toolbar={<OnlySave />}>
        <GameForm />
      </SimpleForm>
    </Create>
  )
}

function beginningOf(begin: string, games: Game[]): Partial<GameTerms> {
  const today = dayOf(Date.now())
  if (begin === 'template') return sixWeeks(today)
  const game = games.find(({ id }) => String(id) === begin)
  return game ? onceMore(game, today) : EMPTY
}
