import { Button, DialogContentText, TextField } from '@mui/material'
import { useState } from 'react'
import { useCanAccess, useRecordContext, useTranslate } from 'react-admin'
import { FormDialog, useFormDialog } from '../../components/form_dialog'
import { MemberReads } from '../../components/member_reads'
import type { Question } from './question_types'

/** The button that opens the answer to the member. */
export function AnswerQuestion() {
  const question = useRecordContext<Question>()
  const translate = useTranslate()
  const { canAccess } = useCanAccess({ resource: 'counselling_questions', action: 'answer' })
  const [isOpen, setIsOpen] = useState(false)
  if (!question || question.state === 'closed' || !canAccess) return null
  return (
    <>
      <Button variant="contained" onClick={() => setIsOpen(true)}>
        {translate('counselling.answer')}
      </Button>
      {isOpen && <Answer question={question} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function Answer({ question, onClose }: { question: Question; onClose: () => void }) {
  const translate = useTranslate()
  const { id, member_locale: locale } = question
  const form = useFormDialog(
    { text: '' },
    {
      path: `/counselling_questions/${id}/answers`,
      texts: 'counselling.answering',
      body: (fields, key) => ({ ...fields, idempotency_key: key }),
      said: () => ['counselling.done_answer'],
      onClose,
    }
  )
  const title = translate('counselling.answer')
  return (
    <FormDialog form={form} title={title} submit={title} maxWidth="sm">
      <TextField
        {...form.field('text')}
        multiline
        minRows={6}
        slotProps={{ htmlInput: { maxLength: 4000 } }}
      />
      {locale && <MemberReads locale={locale} />}
      <DialogContentText>{translate('counselling.answer_hint')}</DialogContentText>
    </FormDialog>
  )
}
