import { Labeled, SimpleShowLayout, TextField } from 'react-admin'
import { FigureField } from '../../components/figure_field'
import { InstantField } from '../../components/instant_field'
import { WholeShow } from '../../components/whole_show'
import { AnonymiseMember } from './anonymise_member'
import { BookPoints } from './book_points'
import { ConsentEvidence } from './consent_evidence'
import { CorrectMember } from './correct_member'
import { MemberCompany, MemberShipping } from './member_addresses'
import { MemberExtraPoints } from './member_extra_points'
import { MemberLedger } from './member_ledger'
import { MemberLogins } from './member_logins'
import { MemberMailbox } from './member_mailbox'
import { MemberOrders } from './member_orders'
import { WaitingEmail } from './waiting_email'

/** One member: who, firm and address, orders, the whole ledger newest first, logins and consents. */
export function MemberShow() {
  return (
    <WholeShow>
      <SimpleShowLayout>
        <TextField source="last_name" />
        <TextField source="first_name" />
        <TextField source="email" />
        <WaitingEmail />
        <MemberMailbox />
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
        <CorrectMember />
        <Labeled source="extra_points">
          <MemberExtraPoints />
        </Labeled>
        <Labeled source="points">
          <FigureField source="points" />
        </Labeled>
        <BookPoints />
        <Labeled source="orders" sx={{ maxWidth: '100%' }}>
          <MemberOrders />
        </Labeled>
        <Labeled source="ledger" sx={{ maxWidth: '100%' }}>
          <MemberLedger />
        </Labeled>
        <Labeled source="logins" sx={{ maxWidth: '100%' }}>
          <MemberLogins />
        </Labeled>
        <ConsentEvidence />
        <AnonymiseMember />
      </SimpleShowLayout>
    </WholeShow>
  )
}
