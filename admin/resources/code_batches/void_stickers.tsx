import { Alert, Button, Stack, TextField } from '@mui/material'
import { useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import { FormDialog, useFormDialog } from '../../components/form_dialog'
import { request } from '../../providers/http'
import { BatchBooks, type Books } from './batch_books'

/** How long nobody types before the books of the range are asked for, in ms. */
const PAUSE_MS = 400

type Fields = { from: string; to: string; reason: string }

interface Props {
  batchId: number
  from?: number
  to?: number
}

/** Withdraws a part of a code batch; before that it shows what became of these stickers so far. */
export function VoidStickers({ batchId, from, to }: Props) {
  const translate = useTranslate()
  const [isOpen, setIsOpen] = useState(false)
  const begin = { from: from ? String(from) : '', to: to ? String(to) : '', reason: '' }
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setIsOpen(true)}>
        {translate('code_batches.withdraw.title')}
      </Button>
      {isOpen && (
        <WithdrawDialog batchId={batchId} begin={begin} onClose={() => setIsOpen(false)} />
      )}
    </>
  )
}

type DialogProps = { batchId: number; begin: Fields; onClose: () => void }

function WithdrawDialog({ batchId, begin, onClose }: DialogProps) {
  const translate = useTranslate()
  const form = useFormDialog(begin, {
    path: `/code_batches/${batchId}/void_ranges`,
    texts: 'code_batches.withdraw',
    body: (fields) => fields,
    said: ({ data }: { data: { withdrawn: number } }) => {
      return ['code_batches.withdraw.done', { smart_count: data.withdrawn }]
    },
    onClose,
  })
  const { fields, field } = form
  const books = useBooksOf(batchId, fields)
  const wholeFrom1 = { htmlInput: { step: 1, min: 1 } }
  return (
    <FormDialog
      form={form}
      title={translate('code_batches.withdraw.title')}
      submit={translate('code_batches.withdraw.send')}
      color="error"
      maxWidth="sm"
    >
      <Stack direction="row" spacing={2}>
        <TextField {...field('from')} type="number" slotProps={wholeFrom1} />
        <TextField {...field('to')} type="number" slotProps={wholeFrom1} />
      </Stack>
      <TextField {...field('reason')} multiline minRows={2} />
      {books && <BatchBooks books={books} />}
      <Alert severity="warning" sx={{ mt: 2 }}>
        {translate('code_batches.withdraw.for_good')}
      </Alert>
    </FormDialog>
  )
}

/** The books of the range that is typed in; nothing while it is none. */
function useBooksOf(batchId: number, { from, to }: Fields): Books | undefined {
  const [known, setKnown] = useState<{ query: string; books: Books }>()
  const query = from && to ? `from=${from}&to=${to}` : ''
  useEffect(() => {
    if (!query) return
    const timer = setTimeout(() => {
      request<{ data: Books }>(`/code_batches/${batchId}/reconciliation?${query}`)
        .then(({ data }) => setKnown({ query, books: data }))
        // A range the code batch does not have shows nothing here; sending says what is wrong.
        .catch(() => {})
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [batchId, query])
  return known?.query === query ? known.books : undefined
}
