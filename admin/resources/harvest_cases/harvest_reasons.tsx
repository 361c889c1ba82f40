import { Box, Typography } from '@mui/material'
import { Link, RecordContextProvider, useRecordContext, useTranslate } from 'react-admin'
import { MembersField } from '../../components/member_field'

/** Why somebody should look at a member; stickers are counted from 1. */
type Reason = { id: number; points: number } & (
  | { kind: 'run'; batch_id: number; from: number; to: number; scans: number }
  | { kind: 'spread'; batch_id: number; from: number; to: number; scans: number; accounts: number }
  | { kind: 'shared'; batch_id: number; number: number; members: number }
  | { kind: 'refused'; refused: number }
  | {
      kind: 'invitations'
      shared: 'network' | 'device' | 'address'
      members: number
      member_ids: number[]
    }
)

/** The reasons as sentences; each leads to its code batch or its members where the page has room for it. */
export function HarvestReasons({ withLinks }: { withLinks?: boolean }) {
  const record = useRecordContext<{ id: number; reasons: Reason[] }>()
  const translate = useTranslate()
  if (!record) return null
  return (
    <Box component="ul" sx={{ m: 0, pl: 2 }}>
      {record.reasons.map((reason) => (
        <Typography component="li" variant="body2" key={reason.id}>
          {translate(textOf(reason), { ...reason })} {withLinks && <WayOn reason={reason} />}
        </Typography>
      ))}
    </Box>
  )
}

function textOf(reason: Reason): string {
  const of = reason.kind === 'invitations' ? `invitations.${reason.shared}` : reason.kind
  return `harvest_cases.reason.${of}`
}

/** What a reason is about: a code batch, or the members who share something. */
function WayOn({ reason }: { reason: Reason }) {
  const translate = useTranslate()
  if (reason.kind === 'refused') return null
  if (reason.kind === 'invitations') {
    return (
      <RecordContextProvider value={reason}>
        <MembersField source="member_ids" />
      </RecordContextProvider>
    )
  }
  return (
    <Link to={`/code_batches/${reason.batch_id}/show`}>
      {translate('harvest_cases.to_roll', { id: reason.batch_id })}
    </Link>
  )
}
