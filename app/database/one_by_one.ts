import logger from '@adonisjs/core/services/logger'
import { isDatabaseStalled } from '#app/database/stall_watch'
import { isUnreachable } from '#app/exceptions/database_errors'

/**
 * After `error` one of a group met the unforeseen, and each finds out for itself. Where it left open whether the group was
 * written, each must be such that a repetition harms nobody.
 *
 * @param what names the group in the log
 * @throws the error where the database cannot be reached: nobody would fare better alone
 */
export function leaveOneByOne(error: unknown, what: string): void {
  if (isUnreachable(error) || isDatabaseStalled()) throw error
  logger.warn({ err: error }, `${what} that came together are done one by one`)
}
