import type { HttpContext } from '@adonisjs/core/http'
import type { DoneOrAsked } from './do_or_ask.js'

/** The answer of the back-office: 202 with `waiting_id` where somebody else has to agree first. */
export function answerDeed(
  { response }: HttpContext,
  record: object | undefined,
  done: DoneOrAsked
) {
  if (!('waitingId' in done)) return { data: record }
  return response.accepted({ data: { ...record, waiting_id: done.waitingId } })
}
