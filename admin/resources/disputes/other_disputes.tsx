import { Link, Stack } from '@mui/material'
import { useLocaleState, useRecordContext, useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { figure } from '../../format/words'
import type { DisputeStateName } from './dispute_state'

interface OtherDispute {
  id: number
  member_id: number
  state: DisputeStateName
  /** Credited, in points. */
  points: number | null
}

/** Who else reported the same code, each with its answer and a way to it. */
export function OtherDisputes() {
  const dispute = useRecordContext<{ id: number; other_reports: OtherDispute[] }>()
  const translate = useTranslate()
  const [locale] = useLocaleState()
  if (!dispute?.other_reports?.length) return <span>–</span>
  return (
    <Stack>
      {dispute.other_reports.map(({ id, member_id: member, state, points }) => (
        <Link key={id} component={RouterLink} to={`/disputes/${id}/show`}>
          {translate('disputes.other_report', {
            id,
            member,
            state: translate(`disputes.state.${state}`),
            points: points === null ? '' : ` (${figure(points, locale)})`,
          })}
        </Link>
      ))}
    </Stack>
  )
}
