import logger from '@adonisjs/core/services/logger'
import { isUnreachable } from '#app/exceptions/database_errors'

/**
 * After `error` nothing of a group was written: one of them met the unforeseen, and each finds out for itself.
 *
 * @param what names the group in the log
 * @throws the error where the database cannot be reached: nobody would fare better alone
 */
export function leaveOneByOne(error: unknown, what: string): void {
  if (isUnreachable(error)) throw error
  logger.warn({ err: error }, `${what} that came together are done one by one`)
}
