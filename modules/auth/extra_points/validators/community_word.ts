import vine from '@vinejs/vine'
import { calendarDay, line } from '#app/validation/rules'

/** Letters of a word, at least and at most. */
const WORD_MIN = 3
const WORD_MAX = 60

/** What a member typed. */
export const communityWordAnswerValidator = vine.create({ word: line(WORD_MAX) })

/** A word as staff set it, with its first and last day. */
export const communityWordValidator = vine.create({
  word: line(WORD_MAX).minLength(WORD_MIN),
  starts_on: calendarDay(),
  ends_on: calendarDay(),
})
