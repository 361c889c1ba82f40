import { Alert, Button, MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import { useCanAccess, useRecordContext, useTranslate } from 'react-admin'
import { FormDialog, useFormDialog } from '../../../components/form_dialog'

const SOURCES = ['adjustment_manual', 'facebook_group'] as const

const EMPTY = { source: 'adjustment_manual', points: '', reason: '' }

/** Books points for the member on the page, with a reason. */
export function BookPoints() {
  const member = useRecordContext<{ id: number }>()
  const translate = useTranslate()
  const { canAccess } = useCanAccess({ resource: 'members', action: 'create' })
  const [isOpen, setIsOpen] = useState(false)
  if (!member || !canAccess) return null
  return (
    <>
      <Button variant="outlined" onClick={() => setIsOpen(true)}>
        {translate('members.book_points')}
      </Button>
      {isOpen && <BookingDialog memberId={member.id} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function BookingDialog({ memberId, onClose }: { memberId: number; onClose: () => void }) {
  const translate = useTranslate()
  const form = useFormDialog(EMPTY, {
    path: `/members/${memberId}/adjustments`,
    texts: 'members.booking',
    body: (fields, key) => ({ ...bodyOf(fields), idempotency_key: key }),
    said: ({ data }) => [`members.booking.${data.waiting_id ? 'waits' : 'done'}`],
    onClose,
  })
  const { fields, field } = form
  return (
    <FormDialog
      form={form}
      title={translate('members.book_points')}
      submit={translate('members.booking.send')}
    >
      <TextField {...field('source')} select>
        {SOURCES.map((source) => (
          <MenuItem key={source} value={source}>
            {translate(`sources.${source}`)}
          </MenuItem>
        ))}
      </TextField>
      {fields.source === 'adjustment_manual' ? (
        <TextField {...field('points')} type="number" slotProps={{ htmlInput: { step: 1 } }} />
      ) : (
        <Alert severity="info" sx={{ mb: 2 }}>
          {translate('members.booking.by_rule')}
        </Alert>
      )}
      <TextField {...field('reason')} multiline minRows={2} />
    </FormDialog>
  )
}

function bodyOf({ source, points, reason }: typeof EMPTY) {
  const count = points === '' ? undefined : Number(points)
  return { source, reason, ...(source === 'adjustment_manual' && { points: count }) }
}
