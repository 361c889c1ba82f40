import { FunctionField, Labeled, SimpleShowLayout, useLocaleState } from 'react-admin'
import { InstantField } from '../../components/instant_field'
import { MemberField } from '../../components/member_field'
import { RecordFact, RecordFacts, RecordHead } from '../../components/record_head'
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
  return (
    <WholeShow>
      <SimpleShowLayout>
        <RecordHead title={<Topic />} state={<QuestionState />} actions={ACTIONS}>
          <Facts />
        </RecordHead>
        <Labeled source="messages" sx={{ maxWidth: '100%' }}>
          <Conversation />
        </Labeled>
      </SimpleShowLayout>
    </WholeShow>
  )
}

const ACTIONS = (
  <>
    <AnswerQuestion />
    <HandOver />
    <StateButtons />
  </>
)

function Facts() {
  const [locale] = useLocaleState()
  return (
    <RecordFacts>
      <RecordFact source="member_id">
        <MemberField source="member_id" />
      </RecordFact>
      <RecordFact source="asked_at">
        <InstantField source="asked_at" />
      </RecordFact>
      <RecordFact source="waits_since">
        <InstantField source="waits_since" />
      </RecordFact>
      <RecordFact source="staff_name" />
      <RecordFact source="product">
        <FunctionField<Question>
          render={({ product_hu: hu, product_en: en }) => (locale === 'hu' ? hu : en) ?? '–'}
        />
      </RecordFact>
      <RecordFact source="representative" isWide>
        <FunctionField<Question>
          render={({ representative: one }) =>
            one ? [one.name, one.phone, one.email].filter(Boolean).join(', ') : '–'
          }
        />
      </RecordFact>
    </RecordFacts>
  )
}
