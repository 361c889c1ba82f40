import { DataTable, FunctionField, List, SelectInput, useTranslate } from 'react-admin'
import { ActionsLabel } from '../../components/actions_label'
import { Asker } from '../../components/asker'
import { InstantField } from '../../components/instant_field'
import { SettleWaiting } from '../../components/settle_waiting'
import { DeedPoints } from './deed_points'
import { DeedSentence, type WaitingDeed } from './deed_sentence'
import { FoldedDeed } from './folded_deed'
import { ListTable } from '../../components/list/list_table'
import { ListTools } from '../../components/list/list_tools'

const STATES = ['open', 'done', 'refused'] as const

const filters = [
  <SelectInput
    key="state"
    source="state"
    alwaysOn
    choices={STATES.map((id) => ({ id, name: `waiting_deeds.state.${id}` }))}
  />,
]

const ACTS = <DataTable.Col label={<ActionsLabel />} field={Settle} />

const FOLDED = (
  <>
    <DataTable.Col source="sentence" disableSort field={FoldedDeed} />
    {ACTS}
  </>
)

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
    {ACTS}
  </>
)

/** What makes many points possible or costs much: one staff member wants it, a second one agrees. */
export function WaitingDeedList() {
  return (
    <List
      filters={filters}
      actions={<ListTools columns={WIDE} isScreenOnly />}
      filterDefaultValues={{ state: 'open' }}
      sort={{ field: 'asked_at', order: 'ASC' }}
    >
      <ListTable columns={WIDE} folded={FOLDED} rowClick={false} />
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
