import { DataTable, FunctionField, List, SelectInput, useTranslate } from 'react-admin'
import { FigureCol } from '../../components/figure_col'
import { InstantField } from '../../components/instant_field'
import { MemberField } from '../../components/member_field'
import { DisputeState } from './dispute_state'
import { FoldedDispute } from './folded_dispute'
import { ListTable } from '../../components/list/list_table'
import { ListTools } from '../../components/list/list_tools'

const filters = [
  <SelectInput
    key="state"
    source="state"
    alwaysOn
    choices={['open', 'credited', 'declined'].map((id) => ({ id, name: `disputes.state.${id}` }))}
  />,
]

/** What a phone shows of a report, beside its number. */
const FOLDED = (
  <>
    <FigureCol source="id" />
    <DataTable.Col source="code" disableSort field={FoldedDispute} />
    <DataTable.Col source="state" disableSort field={DisputeState} />
  </>
)

const WIDE = (
  <>
    <FigureCol source="id" />
    <DataTable.Col source="opened_at">
      <InstantField source="opened_at" />
    </DataTable.Col>
    <DataTable.Col source="member_id" disableSort>
      <MemberField source="member_id" />
    </DataTable.Col>
    <DataTable.Col source="code" disableSort />
    <DataTable.Col source="reason" disableSort>
      <WhatWasTold />
    </DataTable.Col>
    <DataTable.Col source="state" field={DisputeState} />
    <FigureCol source="scans_of_code" disableSort />
    <FigureCol source="reports_of_code" disableSort />
    <FigureCol source="points" disableSort />
  </>
)

/** Reported stickers; those that wait for an answer first. */
export function DisputeList() {
  return (
    <List
      filters={filters}
      actions={<ListTools columns={WIDE} />}
      filterDefaultValues={{ state: 'open' }}
      sort={{ field: 'opened_at', order: 'ASC' }}
    >
      <ListTable columns={WIDE} folded={FOLDED} rowClick="show" />
    </List>
  )
}

function WhatWasTold() {
  const translate = useTranslate()
  return (
    <FunctionField<{ id: number; reason: string }>
      render={({ reason }) => translate(`disputes.reason.${reason}`)}
    />
  )
}
