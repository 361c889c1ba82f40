import { Button } from '@mui/material'
import { useState } from 'react'
import { useCanAccess, useRecordContext, useTranslate } from 'react-admin'
import { useAttempt } from '../../components/use_attempt'
import { act } from '../../providers/data_provider'
import type { Question } from './question_types'

/** Where a question may be taken by hand: begun, opened again, or closed. */
export function StateButtons() {
  const question = useRecordContext<Question>()
  const translate = useTranslate()
  const attempt = useAttempt()
  const { canAccess } = useCanAccess({ resource: 'counselling_questions', action: 'answer' })
  const [isSending, setIsSending] = useState(false)
  if (!question?.next_states || !canAccess) return null

  async function set(state: string) {
    setIsSending(true)
    await attempt(async () => {
      await act(`/counselling_questions/${question!.id}/state`, { state })
      return 'counselling.done_state'
    })
    setIsSending(false)
  }

  const labelOf = (state: 'in_progress' | 'closed') =>
    state === 'in_progress' && question.state !== 'received'
      ? 'counselling.reopen'
      : `counselling.set.${state}`
  return question.next_states.map((state) => (
    <Button key={state} variant="outlined" disabled={isSending} onClick={() => void set(state)}>
      {translate(labelOf(state))}
    </Button>
  ))
}
