import { Button, Stack, Table, TableBody, TableCell, TableRow, TextField } from '@mui/material'
import { useState, type FormEvent } from 'react'
import { CanAccess, useNotify, useTranslate } from 'react-admin'
import { download } from '../../../providers/download'
import { request } from '../../../providers/http'

type Proof = { id: number; purpose: string; given: boolean; text: string | null }
type Shown = { day: string; proofs: Proof[] }

/** What a member agreed to at the end of a day in Budapest, in the words of that day. */
export function ProofOnDay({ memberId }: { memberId: number }) {
  const translate = useTranslate()
  const notify = useNotify()
  const [day, setDay] = useState('')
  const [shown, setShown] = useState<Shown>()
  const fail = (error: Error) => notify(error.message, { type: 'error' })

  function look(event: FormEvent) {
    event.preventDefault()
    if (!day) return
    request<{ data: Proof[] }>(`/members/${memberId}/consents?day=${day}`)
      .then(({ data }) => setShown({ day, proofs: data }))
      .catch(fail)
  }

  return (
    <form onSubmit={look}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <TextField
          type="date"
          size="small"
          margin="none"
          label={translate('consents.day')}
          value={day}
          onChange={(event) => setDay(event.target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
          sx={{ width: 180, flex: 'none' }}
        />
        <Button type="submit" variant="contained">
          {translate('consents.show_day')}
        </Button>
        {shown && (
          <CanAccess resource="consent_changes" action="list">
            <Button
              variant="outlined"
              onClick={() => {
                const path = `/members/${memberId}/consents/file?format=json&day=${shown.day}`
                download(path).catch(fail)
              }}
            >
              {translate('consents.download_day', { day: shown.day })}
            </Button>
          </CanAccess>
        )}
      </Stack>
      {shown && <Held proofs={shown.proofs} />}
    </form>
  )
}

function Held({ proofs }: { proofs: Proof[] }) {
  const translate = useTranslate()
  if (proofs.length === 0) return <p>{translate('consents.nothing')}</p>
  return (
    <Table size="small" aria-label={translate('consents.held')}>
      <TableBody>
        {proofs.map(({ id, purpose, given, text }) => (
          <TableRow key={id}>
            <TableCell>{translate(`consents.purposes.${purpose}`)}</TableCell>
            <TableCell>{translate(`consents.${given ? 'held_yes' : 'held_no'}`)}</TableCell>
            <TableCell>{text}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
