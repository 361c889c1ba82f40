import { Chip } from '@mui/material'
import { useRecordContext, useTranslate } from 'react-admin'
import type { QuestionStateName } from './question_types'

const COLORS = {
  received: 'warning',
  in_progress: 'info',
  answered: 'success',
  closed: 'default',
} as const

/** received, in_progress: a member waits for an answer. */
export function QuestionState() {
  const record = useRecordContext<{ id: number; state: QuestionStateName }>()
  const translate = useTranslate()
  if (!record) return null
  const label = translate(`counselling.state.${record.state}`)
  return <Chip size="small" color={COLORS[record.state]} label={label} />
}
