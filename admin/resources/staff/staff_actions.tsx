import { Button, Stack } from '@mui/material'
import { useState } from 'react'
import { Confirm, useGetIdentity, useRecordContext, useTranslate } from 'react-admin'
import { useAttempt } from '../../components/use_attempt'
import { act } from '../../providers/data_provider'
import type { StaffLine } from './staff_line'

/** What can be done to an account beside changing its fields; the last part of its address. */
type Deed = 'invitation' | 'disable' | 'enable' | 'second-factor-reset'

/** The deeds that the state of the account allows; each is asked for once more. */
export function StaffActions() {
  const staff = useRecordContext<StaffLine>()
  const { identity } = useGetIdentity()
  const translate = useTranslate()
  const [asked, setAsked] = useState<Deed>()
  const perform = usePerform()
  if (!staff) return null
  const deeds = deedsOf(staff, staff.id === identity?.id)
  const key = (asked ?? 'invitation').replaceAll('-', '_')
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {deeds.map((deed) => (
        <Button
          key={deed}
          variant="outlined"
          color={deed === 'disable' ? 'error' : 'primary'}
          onClick={() => setAsked(deed)}
        >
          {translate(`staff.deed.${wordOf(deed, staff)}`)}
        </Button>
      ))}
      <Confirm
        isOpen={asked !== undefined}
        title={asked ? translate(`staff.deed.${wordOf(asked, staff)}`) : ''}
        content={translate(`staff.ask.${key}`, { name: staff.name })}
        onConfirm={() => {
          setAsked(undefined)
          void perform(staff.id, asked!)
        }}
        onClose={() => setAsked(undefined)}
      />
    </Stack>
  )
}

function deedsOf({ state, has_second_factor }: StaffLine, isOwn: boolean): Deed[] {
  if (state === 'disabled') return ['enable']
  return [
    'invitation',
    ...(has_second_factor ? (['second-factor-reset'] as const) : []),
    ...(isOwn ? [] : (['disable'] as const)),
  ]
}

/** Who has a password already gets the link for a new one. */
function wordOf(deed: Deed, { state }: StaffLine): string {
  if (deed === 'invitation' && state === 'active') return 'new_password'
  return deed.replaceAll('-', '_')
}

function usePerform() {
  const attempt = useAttempt()
  return async (id: number, deed: Deed) => {
    await attempt(async () => {
      await act(`/staff/${id}/${deed}`)
      return `staff.done.${deed.replaceAll('-', '_')}`
    })
  }
}
