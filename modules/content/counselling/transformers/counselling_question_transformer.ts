import { BaseTransformer } from '@adonisjs/core/transformers'
import type CounsellingQuestion from '../models/counselling_question.js'

/** Characters of a question that its line in the list begins with. */
const BEGINNING_MAX = 140

/** What is needed to tell a question to its member. */
export interface Telling {
  /** Opens what is sealed with the key of the member. */
  open: (sealed: string) => string | null
  /** Title of the product it is about. */
  product?: string | null
}

/** A question as its member reads it; instants in epoch milliseconds. */
export default class CounsellingQuestionTransformer extends BaseTransformer<CounsellingQuestion> {
  constructor(
    question: CounsellingQuestion,
    private telling: Telling
  ) {
    super(question)
  }

  /** In the list. */
  toObject() {
    const { id, topic, state, askedAt, changedAt, messages } = this.resource
    const text = this.telling.open(messages[0].sealedText) ?? ''
    return {
      id,
      topic,
      state,
      asked_at: askedAt,
      changed_at: changedAt,
      beginning: beginningOf(text),
    }
  }

  /** On its own page. */
  whole() {
    const { messages } = this.resource
    return {
      ...this.toObject(),
      product: this.telling.product ?? null,
      messages: messages.map((message) => ({
        id: message.id,
        is_own: message.kind === 'question',
        text: this.telling.open(message.sealedText) ?? '',
        written_at: message.writtenAt,
        /** Names of the photos, by which their member sees them. */
        photos: message.photos.map(({ key }) => key),
      })),
    }
  }
}

/** The first words, cut at a space. */
function beginningOf(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ')
  if (line.length <= BEGINNING_MAX) return line
  return `${line.slice(0, BEGINNING_MAX).replace(/\s\S*$/, '')}…`
}
