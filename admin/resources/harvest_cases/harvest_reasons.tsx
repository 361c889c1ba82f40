import { Box, Typography } from '@mui/material'
import { Link, useRecordContext, useTranslate } from 'react-admin'

/** Why somebody should look at a member's scans; stickers are counted from 1. */
type Reason = { id: number; points: number } & (
  | { kind: 'run'; batch_id: number; from: number; to: number; scans: number }
  | { kind: 'spread'; batch_id: number; from: number; to: number; scans: number; accounts: number }
  | { kind: 'shared'; batch_id: number; number: number; members: number }
  | { kind: 'refused'; refused: number }
)

/** The reasons as sentences; each leads to its roll where the page has room for it. */
export function HarvestReasons({ withLinks }: { withLinks?: boolean }) {
  const record = useRecordContext<{ id: number; reasons: Reason[] }>()
  const translate = useTranslate()
  if (!record) return null
  return (
    <Box component="ul" sx={{ m: 0, pl: 2 }}>
      {record.reasons.map((reason) => (
        <Typography component="li" variant="body2" key={reason.id}>
          {translate(`harvest_cases.reason.${reason.kind}`, { ...reason })}{' '}
          {withLinks && reason.kind !== 'refused' && (
            <Link to={`/code_batches/${reason.batch_id}/show`}>
              {translate('harvest_cases.to_roll', { id: reason.batch_id })}
            </Link>
          )}
        </Typography>
      ))}
    </Box>
  )
}
