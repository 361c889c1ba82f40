import { createContext, use } from 'react'
import type { Answer } from '~/forms/questions'

/** What the form around a question knows of its answer. */
export interface AnswerSheet {
  /** Whether the answers so far leave the question to be asked. */
  isAsked: (id: string) => boolean
  answerOf: (id: string) => Answer
  onAnswer: (id: string, answer: Answer) => void
  /** The sentence of what is wrong. */
  errorOf: (id: string) => string | undefined
  /** The id of the control, the target of the error summary. */
  controlId: (id: string) => string
}

/** The form questions write their answers to; outside of one there is nothing to answer. */
export const Answers = createContext<AnswerSheet | null>(null)

/** The form around a question; null outside of one. */
export function useAnswers(): AnswerSheet | null {
  return use(Answers)
}
