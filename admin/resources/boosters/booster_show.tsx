import { Alert, Stack, Typography } from '@mui/material'
import {
  EditButton,
  Labeled,
  SimpleShowLayout,
  TopToolbar,
  useRecordContext,
  type RaRecord,
} from 'react-admin'
import { FigureField } from '../../components/figure_field'
import { Rehearsal } from '../../components/rehearsal'
import { WholeShow } from '../../components/whole_show'
import { BoosterPhase } from './booster_phase'
import type { Booster } from './booster_sentence'
import { BoosterSteps } from './booster_steps'
import { useBoosterSentence } from './use_booster_sentence'

/** A booster read back, what it gave, and the steps it can take. */
export function BoosterShow() {
  return (
    <WholeShow actions={<Actions />}>
      <SimpleShowLayout>
        <Name />
        <BoosterPhase />
        <ReadBack />
        <Stack direction="row" spacing={4}>
          <Labeled source="given">
            <FigureField source="given" />
          </Labeled>
          <Labeled source="spent">
            <FigureField source="spent" />
          </Labeled>
          <Labeled source="budget">
            <FigureField source="budget" />
          </Labeled>
        </Stack>
        <Rehearsing />
        <BoosterSteps />
      </SimpleShowLayout>
    </WholeShow>
  )
}

/** The name of the booster, as the head of what follows. */
function Name() {
  const booster = useRecordContext<Booster & RaRecord>()
  return (
    <Typography variant="h6" component="h2">
      {booster?.name_hu}
    </Typography>
  )
}

/** Only a draft can be changed. */
function Actions() {
  const booster = useRecordContext<RaRecord>()
  return <TopToolbar>{booster?.state === 'draft' && <EditButton />}</TopToolbar>
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
