import {
  Labeled,
  DataTable,
  Pagination,
  ReferenceManyField,
  Show,
  SimpleShowLayout,
  TextField,
} from 'react-admin'
import { FigureCol } from '../../components/figure_col'
import { FigureField } from '../../components/figure_field'
import { SourceField } from '../../components/source_field'
import { InstantField } from '../../components/instant_field'
import { AnonymiseMember } from './anonymise_member'
import { BookPoints } from './book_points'
import { ConsentEvidence } from './consent_evidence'
import { MemberCompany, MemberShipping } from './member_addresses'
import { MemberLogins } from './member_logins'
import { MemberOrders } from './member_orders'
import { TakeBack } from './take_back'

/** One member: who, firm and address, orders, the whole ledger newest first, logins and consents. */
export function MemberShow() {
  return (
    <Show>
      <SimpleShowLayout>
        <TextField source="last_name" />
        <TextField source="first_name" />
        <TextField source="email" />
        <TextField source="phone" />
        <Labeled source="registered_at">
          <InstantField source="registered_at" />
        </Labeled>
        <Labeled source="company">
          <MemberCompany />
        </Labeled>
        <Labeled source="shipping">
          <MemberShipping />
        </Labeled>
        <Labeled source="points">
          <FigureField source="points" />
        </Labeled>
        <BookPoints />
        <Labeled source="orders" sx={{ maxWidth: '100%' }}>
          <MemberOrders />
        </Labeled>
        <ReferenceManyField
          reference="ledger_entries"
          target="member_id"
          sort={{ field: 'id', order: 'DESC' }}
          perPage={25}
          pagination={<Pagination />}
          label="resources.members.fields.ledger"
        >
          <DataTable bulkActionButtons={false} rowClick={false}>
            <FigureCol source="id" disableSort />
            <DataTable.Col source="occurred_at" disableSort>
              <InstantField source="occurred_at" />
            </DataTable.Col>
            <DataTable.Col source="source" disableSort field={SourceField} />
            <DataTable.Col source="source_name" disableSort />
            <DataTable.Col source="reason" disableSort />
            <FigureCol source="points" disableSort />
            <FigureCol source="balance_after" disableSort />
            <DataTable.Col source="actions" disableSort label="" field={TakeBack} />
          </DataTable>
        </ReferenceManyField>
        <Labeled source="logins" sx={{ maxWidth: '100%' }}>
          <MemberLogins />
        </Labeled>
        <ConsentEvidence />
        <AnonymiseMember />
      </SimpleShowLayout>
    </Show>
  )
}
