import { Alert } from '@mui/material'
import { DataTable, List, useCanAccess, useTranslate } from 'react-admin'
import { FigureCol } from '../../components/figure_col'
import { InstantField } from '../../components/instant_field'
import { MemberField } from '../../components/member_field'
import { useIsPhone } from '../../components/use_is_phone'
import { ChooseAll, ChooseMessage, ChosenMessages } from './choose_messages'
import { messageFilters } from './message_filters'
import { FoldedMessage, MessageReason, MessageState, MessageTopic } from './message_fields'
import { SettleMessage } from './settle_messages'
import { ListTools } from '../../components/list/list_tools'

const FOLDED = [<DataTable.Col key="topic" source="topic" disableSort field={FoldedMessage} />]

const WIDE = [
  <DataTable.Col key="created_at" source="created_at" disableSort>
    <InstantField source="created_at" />
  </DataTable.Col>,
  <DataTable.Col key="topic" source="topic" disableSort field={MessageTopic} />,
  <DataTable.Col key="member_id" source="member_id" disableSort>
    <MemberField source="member_id" />
  </DataTable.Col>,
  <DataTable.Col key="state" source="state" disableSort field={MessageState} />,
  <DataTable.Col key="reason" source="reason" disableSort field={MessageReason} />,
  <FigureCol key="attempts" source="attempts" />,
]

const NARROW = { '& .MuiTableCell-root': { px: { xs: 0.75, sm: 1.5 } } }

function Nothing() {
  const translate = useTranslate()
  return (
    <Alert severity="success" sx={{ m: 2 }}>
      {translate('messages.nothing')}
    </Alert>
  )
}

/** What the shop sends: what failed first, for somebody to decide about. */
export function MessageList() {
  const isPhone = useIsPhone()
  const translate = useTranslate()
  return (
    <>
      <Alert severity="info" icon={false} sx={{ my: 2 }}>
        {translate('messages.whole')}
      </Alert>
      <List
        filters={messageFilters(isPhone)}
        filterDefaultValues={{ state: 'dead' }}
        sort={{ field: 'id', order: 'DESC' }}
        actions={<ListTools columns={WIDE} />}
        empty={false}
      >
        <MessageTable isPhone={isPhone} />
      </List>
    </>
  )
}

/** Who may not act chooses nothing either. */
function MessageTable({ isPhone }: { isPhone: boolean }) {
  const { canAccess } = useCanAccess({ resource: 'messages', action: 'delete' })
  return (
    <>
      {canAccess && <ChosenMessages />}
      <DataTable bulkActionButtons={false} rowClick={false} empty={<Nothing />} sx={NARROW}>
        {canAccess && (
          <DataTable.Col source="chosen" label={<ChooseAll />} disableSort field={ChooseMessage} />
        )}
        {isPhone ? FOLDED : WIDE}
        {canAccess && <DataTable.Col source="act" disableSort field={SettleMessage} />}
      </DataTable>
    </>
  )
}
