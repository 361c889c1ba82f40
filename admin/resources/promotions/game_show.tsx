import { Grid, Link as PlainLink, Stack, Typography } from '@mui/material'
import {
  EditButton,
  Labeled,
  SimpleShowLayout,
  TextField,
  TopToolbar,
  useCanAccess,
  useRecordContext,
  useTranslate,
} from 'react-admin'
import { DaysField } from '../../components/days_field'
import { FigureField } from '../../components/figure_field'
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
    <WholeShow actions={<Actions />} title={<GameTitle />}>
      <SimpleShowLayout>
        <Head />
        <GameGaps />
        <Facts />
        <GameRehearsal />
        <GameSteps />
        <GameDraws />
        <GameProducts />
      </SimpleShowLayout>
    </WholeShow>
  )
}

function Actions() {
  const { canAccess } = useCanAccess({ resource: 'promotions', action: 'create' })
  return <TopToolbar>{canAccess && <EditButton />}</TopToolbar>
}

function Head() {
  const game = useRecordContext<Game>()
  const translate = useTranslate()
  if (!game) return null
  const isDraft = game.phase === 'draft'
  const path = isDraft ? `/szulinap/elonezet/${game.id}` : '/szulinap'
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <Typography variant="h6" component="h1" sx={{ overflowWrap: 'anywhere' }}>
        <GameTitle />
      </Typography>
      <GamePhase />
      <PlainLink href={path} target="_blank" rel="noopener">
        {translate(isDraft ? 'promotions.preview' : 'promotions.page')}
      </PlainLink>
    </Stack>
  )
}

function Facts() {
  const cell = { xs: 6, md: 3 }
  return (
    <Grid container spacing={2} sx={{ width: 1 }}>
      <Grid size={cell}>
        <Labeled label="promotions.section.days">
          <DaysField />
        </Labeled>
      </Grid>
      {['weeks', 'members'].map((source) => (
        <Grid key={source} size={cell}>
          <Labeled source={source}>
            <FigureField source={source} />
          </Labeled>
        </Grid>
      ))}
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
