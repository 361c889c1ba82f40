import { BaseTransformer } from '@adonisjs/core/transformers'
import type CounsellingQuestion from '#content/counselling/models/counselling_question'
import { nextStates } from '#content/counselling/question_states'

/** What is needed to tell a question to staff. */
export interface TellingStaff {
  /** What staff members are called, by their ids. */
  names: Map<number, string>
  /** Opens what is sealed with the key of the member. */
  open?: (sealed: string) => string | null
}

/** A question as staff see it; instants in epoch milliseconds. */
export default class CounsellingQuestionTransformer extends BaseTransformer<CounsellingQuestion> {
  constructor(
    question: CounsellingQuestion,
    private telling: TellingStaff
  ) {
    super(question)
  }

  /** In the list. */
  toObject() {
    const question = this.resource
    return {
      id: question.id,
      member_id: question.memberId,
      topic: question.topic,
      state: question.state,
      staff_id: question.staffId,
      staff_name: this.#nameOf(question.staffId),
      asked_at: question.askedAt,
      waits_since: question.waitsSince,
      changed_at: question.changedAt,
    }
  }

  /** With everything that was written, notes between staff as well. */
  whole() {
    const { messages, state } = this.resource
    return {
      ...this.toObject(),
      next_states: nextStates(state),
      messages: messages.map((message) => ({
        id: message.id,
        kind: message.kind,
        staff_name: this.#nameOf(message.staffId),
        text: this.telling.open?.(message.sealedText) ?? '',
        written_at: message.writtenAt,
        photos: message.photos.map(({ id }) => id),
      })),
    }
  }

  #nameOf(staffId: number | null): string | null {
    return staffId === null ? null : (this.telling.names.get(staffId) ?? null)
  }
}
