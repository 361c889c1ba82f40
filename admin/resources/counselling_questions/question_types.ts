/** How a question stands. */
export type QuestionStateName = 'received' | 'in_progress' | 'answered' | 'closed'

/** Something that was written about a question. */
export interface Message {
  id: number
  kind: 'question' | 'answer' | 'note'
  staff_name: string | null
  text: string
  written_at: number
  /** Numbers of the photos. */
  photos: number[]
}

/** A question with all that was written. */
export interface Question {
  id: number
  member_id: number
  state: QuestionStateName
  staff_id: number | null
  next_states: ('in_progress' | 'closed')[]
  messages: Message[]
  product_hu: string | null
  product_en: string | null
  representative: { name: string; phone: string | null; email: string | null } | null
  /** What the member reads. */
  member_locale: string | null
  /** Who among staff could look after it. */
  colleagues: { id: number; name: string }[]
}
