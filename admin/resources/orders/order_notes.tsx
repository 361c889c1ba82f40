import { Button, Paper, Stack, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { RecordContextProvider, useRecordContext, useTranslate } from 'react-admin'
import { FormDialog, useFormDialog } from '../../components/form_dialog'
import { InstantField } from '../../components/instant_field'

interface Note {
  id: number
  /** Null once the member is deleted. */
  note: string | null
  written_at: number
  actor_name: string | null
}

/** What staff wrote about the order; the member never sees it. */
export function OrderNotes() {
  const order = useRecordContext<{ id: number; notes: Note[] }>()
  const translate = useTranslate()
  const [isOpen, setIsOpen] = useState(false)
  if (!order) return null
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start', width: 1, maxWidth: 720 }}>
      {order.notes.map((note) => (
        <NoteCard key={note.id} note={note} />
      ))}
      <Button variant="outlined" onClick={() => setIsOpen(true)}>
        {translate('orders.note.write')}
      </Button>
      {isOpen && <NoteDialog orderId={order.id} onClose={() => setIsOpen(false)} />}
    </Stack>
  )
}

function NoteCard({ note }: { note: Note }) {
  const translate = useTranslate()
  return (
    <Paper variant="outlined" sx={{ p: 1.5, width: 1 }}>
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {note.note ?? translate('orders.note.gone')}
      </Typography>
      <Typography variant="body2" color="textSecondary" component="div">
        {note.actor_name}
        {' · '}
        <RecordContextProvider value={note}>
          <InstantField source="written_at" />
        </RecordContextProvider>
      </Typography>
    </Paper>
  )
}

function NoteDialog({ orderId, onClose }: { orderId: number; onClose: () => void }) {
  const translate = useTranslate()
  const form = useFormDialog(
    { note: '' },
    {
      path: `/orders/${orderId}/notes`,
      texts: 'orders.note',
      body: (fields, key) => ({ ...fields, idempotency_key: key }),
      said: () => ['orders.note.done'],
      onClose,
    }
  )
  return (
    <FormDialog
      form={form}
      title={translate('orders.note.write')}
      submit={translate('orders.note.send')}
      maxWidth="sm"
    >
      <Typography sx={{ pb: 2 }}>{translate('orders.note.hint')}</Typography>
      <TextField {...form.field('note')} multiline minRows={3} />
    </FormDialog>
  )
}
