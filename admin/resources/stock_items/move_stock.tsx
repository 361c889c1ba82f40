import { Button, MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import { useRecordContext, useTranslate } from 'react-admin'
import { FormDialog, useFormDialog } from '../../components/form_dialog'

const REASONS = ['receipt', 'loss', 'correction'] as const

const EMPTY = { reason: 'receipt', delta: '', note: '' }

/** Books what came in, what was lost, or what a count found, with a note. */
export function MoveStock() {
  const item = useRecordContext<{ id: number; qty: number | null }>()
  const translate = useTranslate()
  const [isOpen, setIsOpen] = useState(false)
  // An unlimited stock has nothing to add to; first it has to be counted.
  if (!item || item.qty === null) return null
  return (
    <div>
      <Button variant="outlined" onClick={() => setIsOpen(true)}>
        {translate('stock.move')}
      </Button>
      {isOpen && <MoveDialog itemId={item.id} onClose={() => setIsOpen(false)} />}
    </div>
  )
}

function MoveDialog({ itemId, onClose }: { itemId: number; onClose: () => void }) {
  const translate = useTranslate()
  const form = useFormDialog(EMPTY, {
    path: `/stock_items/${itemId}/movements`,
    texts: 'stock.moving',
    body: (fields, key) => ({ ...bodyOf(fields), idempotency_key: key }),
    said: () => ['stock.moving.done'],
    onClose,
  })
  const { field } = form
  const note = field('note')
  return (
    <FormDialog form={form} title={translate('stock.move')} submit={translate('stock.moving.send')}>
      <TextField {...field('reason')} select>
        {REASONS.map((reason) => (
          <MenuItem key={reason} value={reason}>
            {translate(`stock.reason.${reason}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField {...field('delta')} type="number" slotProps={{ htmlInput: { step: 1 } }} />
      <TextField
        {...note}
        helperText={note.error ? note.helperText : translate('stock.moving.note_hint')}
      />
    </FormDialog>
  )
}

function bodyOf({ reason, delta, note }: typeof EMPTY) {
  const pieces = delta === '' ? undefined : Number(delta)
  // Who says "lost" types how many, not how many less.
  return { reason, note, delta: reason === 'loss' && pieces ? -Math.abs(pieces) : pieces }
}
