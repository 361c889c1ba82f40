import { Chip, Stack } from '@mui/material'
import { useRecordContext, useTranslate } from 'react-admin'
import { useSuppressions } from './use_suppressions'

interface Standing {
  id: number
  email: string | null
  pending_email: string | null
  registered_at: number | null
  disabled_at: number | null
}

const COLORS = {
  active: 'success',
  unfinished: 'default',
  disabled: 'error',
  resting: 'warning',
  email_waits: 'info',
} as const

/** How the member stands with the shop: may use it, and is reached by mail. */
export function MemberState() {
  const member = useRecordContext<Standing>()
  const suppressions = useSuppressions(member)
  const translate = useTranslate()
  if (!member) return null
  const states: (keyof typeof COLORS)[] = [standingOf(member)]
  if (suppressions.length) states.push('resting')
  if (member.pending_email) states.push('email_waits')
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
      {states.map((state) => (
        <Chip
          key={state}
          size="small"
          color={COLORS[state]}
          label={translate(`members.state.${state}`)}
        />
      ))}
    </Stack>
  )
}

function standingOf({ disabled_at: disabled, registered_at: registered }: Standing) {
  if (disabled) return 'disabled'
  return registered ? 'active' : 'unfinished'
}
