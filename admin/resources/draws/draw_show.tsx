import { Grid, Stack, Typography } from '@mui/material'
import {
  Labeled,
  Link,
  SimpleShowLayout,
  useLocaleState,
  useRecordContext,
  useTranslate,
} from 'react-admin'
import { DaysField } from '../../components/days_field'
import { InstantField } from '../../components/instant_field'
import { WholeShow } from '../../components/whole_show'
import { GameTitle } from '../promotions/game_title'
import type { Draw } from './draw'
import { DrawExclusions } from './draw_exclusions'
import { DrawFiles } from './draw_files'
import { DrawLabel } from './draw_label'
import { DrawPlaces } from './draw_places'
import { DrawState } from './draw_state'
import { DrawSteps } from './draw_steps'

/** The desk of a draw: what can be done now, who was left out, who was drawn, and what everybody can read. */
export function DrawShow() {
  return (
    <WholeShow actions={false} title={<DrawLabel />}>
      <SimpleShowLayout>
        <Head />
        <Facts />
        <DrawSteps />
        <DrawExclusions />
        <DrawPlaces />
        <DrawFiles />
      </SimpleShowLayout>
    </WholeShow>
  )
}

function Head() {
  const draw = useRecordContext<Draw>()
  if (!draw) return null
  return (
    <div>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Typography variant="h6" component="h1">
          <DrawLabel />
        </Typography>
        <DrawState />
      </Stack>
      <Link to={`/promotions/${draw.promotion_id}/show`}>
        <GameTitle />
      </Link>
    </div>
  )
}

function Facts() {
  const draw = useRecordContext<Draw>()
  const translate = useTranslate()
  const [locale] = useLocaleState()
  if (!draw) return null
  const cell = { xs: 6, md: 3 }
  const prizes = draw.prizes.map(({ name_hu: hu, name_en: en, items }) =>
    translate('draws.prize', { name: locale === 'hu' ? hu || en : en || hu, items })
  )
  return (
    <Grid container spacing={2} sx={{ width: 1 }}>
      <Grid size={cell}>
        <Labeled label="draws.period">
          <DaysField />
        </Labeled>
      </Grid>
      {['freeze_by', 'draw_at'].map((source) => (
        <Grid key={source} size={cell}>
          <Labeled source={source}>
            <InstantField source={source} />
          </Labeled>
        </Grid>
      ))}
      <Grid size={cell}>
        <Labeled label="promotions.section.prizes">
          <Typography variant="body2">{prizes.join(', ')}</Typography>
        </Labeled>
      </Grid>
    </Grid>
  )
}
