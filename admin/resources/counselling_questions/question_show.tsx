import { Stack } from '@mui/material'
import { FunctionField, Labeled, SimpleShowLayout, TextField, useLocaleState } from 'react-admin'
import { InstantField } from '../../components/instant_field'
import { MemberField } from '../../components/member_field'
import { WholeShow } from '../../components/whole_show'
import { AnswerQuestion } from './answer_question'
import { Conversation } from './conversation'
import { HandOver } from './hand_over'
import { Topic } from './question_list'
import { QuestionState } from './question_state'
import type { Question } from './question_types'
import { StateButtons } from './state_buttons'

/** A question of a member: what was written, who else knows of it, and the answer. */
export function QuestionShow() {
  const [locale] = useLocaleState()
  return (
    <WholeShow>
      <SimpleShowLayout>
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <AnswerQuestion />
          <HandOver />
          <StateButtons />
        </Stack>
        <Labeled source="state">
          <QuestionState />
        </Labeled>
        <Labeled source="member_id">
          <MemberField source="member_id" />
        </Labeled>
        <Labeled source="topic">
          <Topic />
        </Labeled>
        <Labeled source="product">
          <FunctionField<Question>
            render={({ product_hu: hu, product_en: en }) => (locale === 'hu' ? hu : en) ?? '–'}
          />
        </Labeled>
        <Labeled source="representative">
          <FunctionField<Question>
            render={({ representative: one }) =>
              one ? [one.name, one.phone, one.email].filter(Boolean).join(', ') : '–'
            }
          />
        </Labeled>
        <TextField source="staff_name" emptyText="–" />
        <Labeled source="asked_at">
          <InstantField source="asked_at" />
        </Labeled>
        <Labeled source="waits_since">
          <InstantField source="waits_since" />
        </Labeled>
        <Labeled source="messages" sx={{ maxWidth: '100%' }}>
          <Conversation />
        </Labeled>
      </SimpleShowLayout>
    </WholeShow>
  )
}
