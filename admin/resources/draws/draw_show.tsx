import { Link, SimpleShowLayout, useLocaleState, useRecordContext, useTranslate } from 'react-admin'
import { DaysField } from '../../components/days_field'
import { InstantField } from '../../components/instant_field'
import { RecordFact, RecordFacts, RecordHead } from '../../components/record_head'
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
        <RecordHead title={<DrawLabel />} state={<DrawState />} line={<Game />}>
          <Facts />
          <DrawSteps />
        </RecordHead>
        <DrawExclusions />
        <DrawPlaces />
        <DrawFiles />
      </SimpleShowLayout>
    </WholeShow>
  )
}

/** The way to the game of the draw. */
function Game() {
  const draw = useRecordContext<Draw>()
  if (!draw) return null
  return (
    <Link to={`/promotions/${draw.promotion_id}/show`} sx={{ overflowWrap: 'anywhere' }}>
      <GameTitle />
    </Link>
  )
}

function Facts() {
  const draw = useRecordContext<Draw>()
  const translate = useTranslate()
  const [locale] = useLocaleState()
  if (!draw) return null
  const prizes = draw.prizes.map(({ name_hu: hu, name_en: en, items }) =>
    translate('draws.prize', { name: locale === 'hu' ? hu || en : en || hu, items })
  )
  return (
    <RecordFacts>
      <RecordFact label="draws.period">
        <DaysField />
      </RecordFact>
      {['freeze_by', 'draw_at'].map((source) => (
        <RecordFact key={source} source={source}>
          <InstantField source={source} />
        </RecordFact>
      ))}
      <RecordFact label="promotions.section.prizes">{prizes.join(', ')}</RecordFact>
    </RecordFacts>
  )
}
