import { Typography } from '@mui/material'
import { DataTable, FunctionField, Pagination, ReferenceManyField, useTranslate } from 'react-admin'
import { FigureCol } from '../../../components/figure_col'
import { InstantField } from '../../../components/instant_field'
import { useIsPhone } from '../../../components/use_is_phone'
import { DisputeState } from '../../disputes/dispute_state'

/** The stickers that the member reported; a press opens one. */
export function MemberDisputes() {
  const isPhone = useIsPhone()
  const translate = useTranslate()
  const none = <Typography variant="body2">{translate('members.disputes_none')}</Typography>
  return (
    <ReferenceManyField
      reference="disputes"
      target="member_id"
      sort={{ field: 'opened_at', order: 'DESC' }}
      perPage={10}
      pagination={<Pagination />}
      empty={none}
    >
      <DataTable bulkActionButtons={false} rowClick="show">
        <DataTable.Col source="opened_at" disableSort>
          <InstantField source="opened_at" dayOnly={isPhone} />
        </DataTable.Col>
        <DataTable.Col source="reason" disableSort>
          <FunctionField<{ id: number; reason: string }>
            render={({ reason }) => translate(`disputes.reason.${reason}`)}
          />
        </DataTable.Col>
        <DataTable.Col source="state" disableSort field={DisputeState} />
        {!isPhone && <FigureCol source="points" disableSort />}
      </DataTable>
    </ReferenceManyField>
  )
}
