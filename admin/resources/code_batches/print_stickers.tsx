import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  Stack,
  TextField,
} from '@mui/material'
import { useState } from 'react'
import { usePermissions, useNotify, useTranslate } from 'react-admin'
import { download } from '../../providers/download'

/** Names of the label sheets, in mm. */
const LABELS = ['70x37', '63x38', '38x21']
/** Stickers of one sheet, which is what a first print is offered for. */
const PER_SHEET: Record<string, number> = { '70x37': 24, '63x38': 21, '38x21': 65 }

/** Sheets of labels as PDF; administrators also get the list for the print house. */
export function PrintStickers({ batchId, count }: { batchId: number; count: number }) {
  const translate = useTranslate()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button size="small" variant="outlined" onClick={() => setIsOpen(true)}>
        {translate('code_batches.print.title')}
      </Button>
      {isOpen && <PrintDialog batchId={batchId} count={count} onClose={() => setIsOpen(false)} />}
    </>
  )
}

type Props = { batchId: number; count: number; onClose: () => void }

function PrintDialog({ batchId, count, onClose }: Props) {
  const translate = useTranslate()
  const notify = useNotify()
  const { permissions } = usePermissions<string>()
  const [label, setLabel] = useState(LABELS[0])
  const [from, setFrom] = useState('1')
  const [to, setTo] = useState(String(Math.min(PER_SHEET[LABELS[0]], count)))
  const isRange = Number(from) >= 1 && Number(from) <= Number(to) && Number(to) <= count
  const range = `from=${from}&to=${to}`
  const keep = (path: string) => {
    download(`/code_batches/${batchId}/${path}`).catch((error: Error) => {
      notify(error.message, { type: 'error' })
    })
  }
  const end = (name: 'from' | 'to', value: string, change: (value: string) => void) => (
    <TextField
      name={name}
      type="number"
      label={translate(`code_batches.withdraw.${name}`)}
      value={value}
      onChange={({ target }) => change(target.value)}
      slotProps={{ htmlInput: { step: 1, min: 1, max: count } }}
      fullWidth
    />
  )
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm">
      <DialogTitle>{translate('code_batches.print.title')}</DialogTitle>
      <DialogContent>
        <Stack spacing={2} sx={{ pt: 1 }}>
          <TextField
            select
            name="label"
            label={translate('code_batches.print.label')}
            value={label}
            onChange={({ target }) => setLabel(target.value)}
            helperText={translate('code_batches.print.hint')}
          >
            {LABELS.map((name) => (
              <MenuItem key={name} value={name}>
                {translate(`code_batches.print.labels.${name}`)}
              </MenuItem>
            ))}
          </TextField>
          <Stack direction="row" spacing={2}>
            {end('from', from, setFrom)}
            {end('to', to, setTo)}
          </Stack>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        {permissions === 'admin' && (
          <Button disabled={!isRange} onClick={() => keep(`list?${range}`)}>
            {translate('code_batches.print.list')}
          </Button>
        )}
        <Button
          variant="contained"
          disabled={!isRange}
          onClick={() => keep(`sheet?${range}&label=${label}`)}
        >
          {translate('code_batches.print.sheet')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
