import { Box, Link } from '@mui/material'
import {
  FunctionField,
  Labeled,
  SimpleShowLayout,
  TextField,
  useRecordContext,
  useTranslate,
} from 'react-admin'
import { InstantField } from '../../components/instant_field'
import { MemberField, MembersField } from '../../components/member_field'
import { WholeShow } from '../../components/whole_show'
import { DisputeState } from './dispute_state'
import { OtherDisputes } from './other_disputes'
import { SettleDispute } from './settle_dispute'

/** A reported sticker: what the member says and shows, what the database knows, and the answer. */
export function DisputeShow() {
  const translate = useTranslate()
  return (
    <WholeShow>
      <SimpleShowLayout>
        <SettleDispute />
        <Labeled source="state">
          <DisputeState />
        </Labeled>
        <Labeled source="opened_at">
          <InstantField source="opened_at" />
        </Labeled>
        <MemberField source="member_id" />
        <TextField source="code" />
        <Labeled source="reason">
          <FunctionField<{ id: number; reason: string }>
            render={({ reason }) => translate(`disputes.reason.${reason}`)}
          />
        </Labeled>
        <TextField source="note" emptyText="–" />
        <TextField source="product_hu" emptyText="–" />
        <TextField source="worth" emptyText="–" />
        <Labeled source="batch_state">
          <FunctionField<{ id: number; batch_state?: string }>
            render={({ batch_state: state }) =>
              state ? translate(`code_batches.state.${state}`) : '–'
            }
          />
        </Labeled>
        <TextField source="max_scans" emptyText="–" />
        <MembersField source="scanned_by" />
        <MembersField source="credited_to" />
        <Labeled source="other_reports">
          <OtherDisputes />
        </Labeled>
        <Labeled source="first_scanned_at">
          <InstantField source="first_scanned_at" />
        </Labeled>
        <TextField source="answer" emptyText="–" />
        <Photo />
      </SimpleShowLayout>
    </WholeShow>
  )
}

function Photo() {
  const dispute = useRecordContext<{ id: number; has_photo: boolean }>()
  const translate = useTranslate()
  if (!dispute?.has_photo) return null
  const address = `/api/admin/disputes/${dispute.id}/photo`
  return (
    <Link href={address} target="_blank" rel="noreferrer">
      <Box
        component="img"
        src={address}
        alt={translate('disputes.photo')}
        sx={{ maxWidth: 1, maxHeight: 480, borderRadius: 1 }}
      />
    </Link>
  )
}
