import { Button, DialogContentText, TextField } from '@mui/material'
import { useState } from 'react'
import { useRecordContext, useTranslate } from 'react-admin'
import { FormDialog, useFormDialog } from '../../components/form_dialog'

const EMPTY = { qty: '', note: '' }

/** Begins the counting of what had no limit, or ends it; a count itself changes by movements. */
export function LimitStock() {
  const item = useRecordContext<{ id: number; qty: number | null }>()
  const translate = useTranslate()
  const [isOpen, setIsOpen] = useState(false)
  if (!item) return null
  const verb = item.qty === null ? 'begin' : 'end'
  return (
    <div>
      <Button onClick={() => setIsOpen(true)}>{translate(`stock.limiting.${verb}`)}</Button>
      {isOpen && <LimitDialog itemId={item.id} verb={verb} onClose={() => setIsOpen(false)} />}
    </div>
  )
}

type Props = { itemId: number; verb: 'begin' | 'end'; onClose: () => void }

function LimitDialog({ itemId, verb, onClose }: Props) {
  const translate = useTranslate()
  const isBegin = verb === 'begin'
  const form = useFormDialog(EMPTY, {
    path: `/stock_items/${itemId}/limit`,
    texts: 'stock.limiting',
    body: ({ qty, note }) => ({
      note,
      qty: isBegin ? (qty === '' ? undefined : Number(qty)) : null,
    }),
    said: () => ['stock.limiting.done'],
    onClose,
  })
  const title = translate(`stock.limiting.${verb}`)
  return (
    <FormDialog form={form} title={title} submit={translate('stock.limiting.send')}>
      <DialogContentText sx={{ pb: 2 }}>
        {translate(`stock.limiting.${verb}_hint`)}
      </DialogContentText>
      {isBegin && (
        <TextField
          {...form.field('qty')}
          type="number"
          slotProps={{ htmlInput: { step: 1, min: 0 } }}
        />
      )}
      <TextField {...form.field('note')} />
    </FormDialog>
  )
}
