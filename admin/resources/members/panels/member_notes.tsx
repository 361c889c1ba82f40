import { Button, LinearProgress, Paper, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import {
  Confirm,
  RecordContextProvider,
  useGetList,
  useRecordContext,
  useTranslate,
} from 'react-admin'
import { InstantField } from '../../../components/instant_field'
import { useAttempt } from '../../../components/use_attempt'
import { act } from '../../../providers/data_provider'

interface Note {
  id: number
  text: string | null
  actor_name: string | null
  is_own: boolean
  written_at: number
}

/** What staff wrote about the member, the latest first. */
export function MemberNotes() {
  const member = useRecordContext<{ id: number }>()
  const translate = useTranslate()
  const { data } = useGetList<Note>(`members/${member?.id}/notes`)
  if (!member) return null
  if (!data) return <LinearProgress aria-label={translate('ra.page.loading')} />
  return (
    <Stack sx={{ gap: 1, maxWidth: 720 }}>
      <Typography variant="body2" color="textSecondary">
        {translate('members.notes.hint')}
      </Typography>
      {data.length === 0 && <Typography>{translate('members.notes.none')}</Typography>}
      {data.map((note) => (
        <NoteCard key={note.id} note={note} memberId={member.id} />
      ))}
    </Stack>
  )
}

function NoteCard({ note, memberId }: { note: Note; memberId: number }) {
  return (
    <Paper variant="outlined" sx={{ p: 1.5 }}>
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{note.text}</Typography>
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Typography variant="body2" color="textSecondary" component="div">
          {note.actor_name}
          {' · '}
          <RecordContextProvider value={note}>
            <InstantField source="written_at" />
          </RecordContextProvider>
        </Typography>
        {note.is_own && <DeleteNote path={`/members/${memberId}/notes/${note.id}`} />}
      </Stack>
    </Paper>
  )
}

/** Whoever wrote a note takes it away. */
function DeleteNote({ path }: { path: string }) {
  const translate = useTranslate()
  const attempt = useAttempt()
  const [isAsked, setIsAsked] = useState(false)

  function remove() {
    setIsAsked(false)
    void attempt(async () => {
      await act(path, {}, 'DELETE')
      return 'members.notes.deleted'
    })
  }

  return (
    <>
      <Button size="small" color="error" onClick={() => setIsAsked(true)}>
        {translate('members.notes.delete')}
      </Button>
      <Confirm
        isOpen={isAsked}
        title={translate('members.notes.delete')}
        content={translate('members.notes.sure')}
        onConfirm={remove}
        onClose={() => setIsAsked(false)}
      />
    </>
  )
}
