import { Button, DialogContentText, MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import { useCanAccess, useRecordContext, useTranslate } from 'react-admin'
import { FormDialog, useFormDialog } from '../../components/form_dialog'
import type { Question } from './question_types'

/** The button that gives a question to a colleague. */
export function HandOver() {
  const question = useRecordContext<Question>()
  const translate = useTranslate()
  const { canAccess } = useCanAccess({ resource: 'counselling_questions', action: 'answer' })
  const [isOpen, setIsOpen] = useState(false)
  if (!question || question.state === 'closed' || !canAccess) return null
  return (
    <>
      <Button variant="outlined" onClick={() => setIsOpen(true)}>
        {translate('counselling.hand_over')}
      </Button>
      {isOpen && <HandOverDialog question={question} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function HandOverDialog({ question, onClose }: { question: Question; onClose: () => void }) {
  const translate = useTranslate()
  const others = question.colleagues.filter(({ id }) => id !== question.staff_id)
  const form = useFormDialog(
    { staff_id: '', note: '' },
    {
      path: `/counselling_questions/${question.id}/hand-over`,
      texts: 'counselling.handing_over',
      body: ({ staff_id: staffId, note }) => ({
        staff_id: staffId === '' ? undefined : Number(staffId),
        note,
      }),
      said: () => ['counselling.done_hand_over'],
      onClose,
    }
  )
  const title = translate('counselling.hand_over')
  return (
    <FormDialog form={form} title={title} submit={title} maxWidth="sm">
      <TextField {...form.field('staff_id')} select>
        {others.map(({ id, name }) => (
          <MenuItem key={id} value={String(id)}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <TextField {...form.field('note')} multiline minRows={3} />
      <DialogContentText>{translate('counselling.note_hint')}</DialogContentText>
    </FormDialog>
  )
}
