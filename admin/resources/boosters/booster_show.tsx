import { Alert } from '@mui/material'
import { SimpleShowLayout, TextField, useRecordContext, type RaRecord } from 'react-admin'
import { FigureField } from '../../components/figure_field'
import { RecordFact, RecordFacts, RecordHead } from '../../components/record_head'
import { Rehearsal } from '../../components/rehearsal'
import { WholeShow } from '../../components/whole_show'
import { BoosterPhase } from './booster_phase'
import type { Booster } from './booster_sentence'
import { BoosterSteps } from './booster_steps'
import { useBoosterSentence } from './use_booster_sentence'

/** A booster read back, what it gave, and the steps it can take. */
export function BoosterShow() {
  return (
    <WholeShow actions={false}>
      <SimpleShowLayout>
        <RecordHead
          title={<TextField source="name_hu" />}
          state={<BoosterPhase />}
          actions={<BoosterSteps />}
        >
          <ReadBack />
          <RecordFacts>
            {['given', 'spent', 'budget'].map((source) => (
              <RecordFact key={source} source={source}>
                <FigureField source={source} />
              </RecordFact>
            ))}
          </RecordFacts>
        </RecordHead>
        <Rehearsing />
      </SimpleShowLayout>
    </WholeShow>
  )
}

/** What has ended is not rehearsed any more. */
function Rehearsing() {
  const booster = useRecordContext<RaRecord>()
  if (!booster || booster.state === 'stopped') return null
  return <Rehearsal path={`/boosters/${booster.id}`} />
}

function ReadBack() {
  const booster = useRecordContext<RaRecord & Booster>()
  const sentence = useBoosterSentence(booster ?? {})
  return (
    <Alert severity="info" icon={false} sx={{ maxWidth: '70ch' }}>
      {sentence}
    </Alert>
  )
}
