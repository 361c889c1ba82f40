import { Grid, Link as PlainLink } from '@mui/material'
import { Labeled, SimpleShowLayout, TextField, useRecordContext, useTranslate } from 'react-admin'
import { DaysField } from '../../components/days_field'
import { FigureField } from '../../components/figure_field'
import { RecordFact, RecordFacts, RecordHead } from '../../components/record_head'
import { WholeShow } from '../../components/whole_show'
import type { Game } from './game'
import { GameDraws } from './game_draws'
import { GameGaps } from './game_gaps'
import { GamePhase } from './game_phase'
import { GameProducts } from './game_products'
import { GameRehearsal } from './game_rehearsal'
import { GameSteps } from './game_steps'
import { GameTitle } from './game_title'

/** A prize game: what is missing in it, the step it can take, and its draws. */
export function GameShow() {
  return (
    <WholeShow actions={false} title={<GameTitle />}>
      <SimpleShowLayout>
        <RecordHead
          title={<GameTitle />}
          state={<GamePhase />}
          line={<ToMembers />}
          actions={<GameSteps />}
        >
          <Facts />
        </RecordHead>
        <GameGaps />
        <Addresses />
        <GameRehearsal />
        <GameDraws />
        <GameProducts />
      </SimpleShowLayout>
    </WholeShow>
  )
}

/** The way to what members see, or will see. */
function ToMembers() {
  const game = useRecordContext<Game>()
  const translate = useTranslate()
  if (!game) return null
  const isDraft = game.phase === 'draft'
  const path = isDraft ? `/szulinap/elonezet/${game.id}` : '/szulinap'
  return (
    <PlainLink href={path} target="_blank" rel="noopener" sx={{ alignSelf: 'flex-start' }}>
      {translate(isDraft ? 'promotions.preview' : 'promotions.page')}
    </PlainLink>
  )
}

function Facts() {
  return (
    <RecordFacts>
      <RecordFact label="promotions.section.days">
        <DaysField />
      </RecordFact>
      {['weeks', 'members'].map((source) => (
        <RecordFact key={source} source={source}>
          <FigureField source={source} />
        </RecordFact>
      ))}
    </RecordFacts>
  )
}

/** Where the game and its rules are read, and who is written to. */
function Addresses() {
  const cell = { xs: 6, md: 3 }
  return (
    <Grid container spacing={2} sx={{ width: 1 }}>
      {['slug', 'rules_page', 'contact_email', 'observer_email'].map((source) => (
        <Grid key={source} size={cell} sx={{ overflowWrap: 'anywhere' }}>
          <Labeled source={source}>
            <TextField source={source} emptyText="–" />
          </Labeled>
        </Grid>
      ))}
    </Grid>
  )
}
