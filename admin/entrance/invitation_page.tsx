import { Alert } from '@mui/material'
import { useEffect, useState } from 'react'
import { PasswordInput, required, useRedirect, useTranslate } from 'react-admin'
import { useParams } from 'react-router'
import { request } from '../providers/http'
import { Entrance } from './entrance'
import { EntranceForm } from './entrance_form'
import { SecondFactor } from './second_factor'

interface Invitee {
  name: string
  email: string
}

/** Where the link of an invitation leads: a password is chosen, then the second factor set up. */
export function InvitationPage() {
  const { token = '' } = useParams()
  const translate = useTranslate()
  const redirect = useRedirect()
  const path = `/invitations/${encodeURIComponent(token)}`
  const { invitee, problem } = useInvitee(path)
  const [isAccepted, setIsAccepted] = useState(false)

  async function accept(values: Record<string, string>) {
    await request(path, { method: 'POST', body: JSON.stringify(values) })
    setIsAccepted(true)
  }

  if (isAccepted) {
    return (
      <Entrance title={translate('entrance.second_factor')}>
        <SecondFactor onDone={enterAnew} onLost={() => redirect('/login')} />
      </Entrance>
    )
  }
  if (problem) {
    return (
      <Entrance title={translate('entrance.invitation')}>
        <Alert severity="error">{translate(problem)}</Alert>
      </Entrance>
    )
  }
  return (
    <Entrance
      title={translate('entrance.invitation')}
      lead={invitee && translate('entrance.invitation_lead', { ...invitee })}
    >
      {invitee && (
        <EntranceForm submit="entrance.invitation_submit" onSubmit={accept}>
          <input type="hidden" autoComplete="username" value={invitee.email} />
          <PasswordInput
            source="password"
            label="entrance.new_password"
            helperText="entrance.password_hint"
            autoComplete="new-password"
            validate={required()}
          />
          <PasswordInput
            source="password_confirmation"
            label="entrance.password_confirmation"
            autoComplete="new-password"
            validate={required()}
          />
        </EntranceForm>
      )}
    </Entrance>
  )
}

/** The page around has noted that nobody is signed in; loading it anew makes it look again. */
function enterAnew() {
  window.location.assign('/admin')
}

function useInvitee(path: string) {
  const [invitee, setInvitee] = useState<Invitee>()
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    request<{ data: Invitee }>(path).then(
      ({ data }) => setInvitee(data),
      (error: Error) => setProblem(error.message)
    )
  }, [path])
  return { invitee, problem }
}
