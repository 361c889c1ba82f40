import { Alert, Button, Card, CardContent, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { Title, useTranslate, type HttpError } from 'react-admin'
import { useParams } from 'react-router'
import { download } from '../../providers/download'

/** What the server says where there is no such list. */
const GONE = 404

/** A list that the command line wrote, for the administrator who was given its address. */
export function BirthdayListPage() {
  const { name = '' } = useParams<{ name: string }>()
  const translate = useTranslate()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function fetchList() {
    setBusy(true)
    setProblem(undefined)
    try {
      await download(`/birthday_lists/${encodeURIComponent(name)}`)
    } catch (error) {
      const { status, message } = error as HttpError
      setProblem(status === GONE ? 'birthday_lists.gone' : message)
    }
    setBusy(false)
  }

  return (
    <Card sx={{ mt: 2, maxWidth: 640 }}>
      <Title title={translate('birthday_lists.title')} />
      <CardContent component={Stack} spacing={2} useFlexGap>
        <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>{name}</Typography>
        <Typography>{translate('birthday_lists.explained')}</Typography>
        {problem && <Alert severity="error">{translate(problem, { _: problem })}</Alert>}
        <Button variant="contained" disabled={busy} onClick={() => void fetchList()}>
          {translate('birthday_lists.download')}
        </Button>
      </CardContent>
    </Card>
  )
}
