import { DataTable, FunctionField, List, SelectInput, useTranslate } from 'react-admin'
import { ActionsLabel } from '../../components/actions_label'
import { Asker } from '../../components/asker'
import { InstantField } from '../../components/instant_field'
import { SettleWaiting } from '../../components/settle_waiting'
import { useIsPhone } from '../../components/use_is_phone'
import { DeedPoints } from './deed_points'
import { DeedSentence, type WaitingDeed } from './deed_sentence'
import { FoldedDeed } from './folded_deed'

const STATES = ['open', 'done', 'refused'] as const

const filters = [
  <SelectInput
    key="state"
    source="state"
    alwaysOn
    choices={STATES.map((id) => ({ id, name: `waiting_deeds.state.${id}` }))}
  />,
]

const FOLDED = <DataTable.Col source="sentence" disableSort field={FoldedDeed} />

const WIDE = (
  <>
    <DataTable.Col source="asked_at">
      <InstantField source="asked_at" />
    </DataTable.Col>
    <DataTable.Col source="sentence" disableSort field={DeedSentence} />
    <DataTable.Col source="points" field={DeedPoints} />
    <DataTable.Col source="asked_by" disableSort>
      <Asker />
    </DataTable.Col>
    <DataTable.Col source="state" disableSort field={DeedState} />
  </>
)

/** What makes many points possible: one administrator wants it, a second one agrees. */
export function WaitingDeedList() {
  const isPhone = useIsPhone()
  return (
    <List
      filters={filters}
      filterDefaultValues={{ state: 'open' }}
      sort={{ field: 'asked_at', order: 'ASC' }}
      exporter={false}
    >
      <DataTable bulkActionButtons={false} rowClick={false}>
        {isPhone ? FOLDED : WIDE}
        <DataTable.Col label={<ActionsLabel />} field={Settle} />
      </DataTable>
    </List>
  )
}

function Settle() {
  return <SettleWaiting resource="waiting_deeds" />
}

function DeedState() {
  const translate = useTranslate()
  return (
    <FunctionField<WaitingDeed> render={({ state }) => translate(`waiting_deeds.state.${state}`)} />
  )
}
