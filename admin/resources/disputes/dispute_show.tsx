import { Box, Link } from '@mui/material'
import {
  FunctionField,
  SimpleShowLayout,
  TextField,
  useRecordContext,
  useTranslate,
} from 'react-admin'
import { InstantField } from '../../components/instant_field'
import { MemberField, MembersField } from '../../components/member_field'
import { RecordFact, RecordFacts, RecordHead } from '../../components/record_head'
import { RecordNumber } from '../../components/record_number'
import { WholeShow } from '../../components/whole_show'
import { DisputeState } from './dispute_state'
import { OtherDisputes } from './other_disputes'
import { SettleDispute } from './settle_dispute'

/** A reported sticker: what the member says and shows, what the database knows, and the answer. */
export function DisputeShow() {
  return (
    <WholeShow>
      <SimpleShowLayout>
        <RecordHead
          title={<MemberField source="member_id" />}
          state={<DisputeState />}
          line={<RecordNumber />}
          actions={<SettleDispute />}
        >
          <RecordFacts>
            <RecordFact source="opened_at">
              <InstantField source="opened_at" />
            </RecordFact>
            {['code', 'product_hu', 'worth'].map((source) => (
              <RecordFact key={source} source={source} />
            ))}
          </RecordFacts>
        </RecordHead>
        <Known />
        <TextField source="answer" emptyText="–" />
        <Photo />
      </SimpleShowLayout>
    </WholeShow>
  )
}

/** What the member was told and writes, and what the database knows of the sticker. */
function Known() {
  const translate = useTranslate()
  return (
    <RecordFacts>
      <RecordFact source="reason">
        <FunctionField<{ id: number; reason: string }>
          render={({ reason }) => translate(`disputes.reason.${reason}`)}
        />
      </RecordFact>
      <RecordFact source="batch_state">
        <FunctionField<{ id: number; batch_state?: string }>
          render={({ batch_state: state }) =>
            state ? translate(`code_batches.state.${state}`) : '–'
          }
        />
      </RecordFact>
      <RecordFact source="max_scans" />
      <RecordFact source="first_scanned_at">
        <InstantField source="first_scanned_at" />
      </RecordFact>
      <RecordFact source="scanned_by">
        <MembersField source="scanned_by" />
      </RecordFact>
      <RecordFact source="credited_to">
        <MembersField source="credited_to" />
      </RecordFact>
      <RecordFact source="other_reports" isWide>
        <OtherDisputes />
      </RecordFact>
      <RecordFact source="note" isWide />
    </RecordFacts>
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
