import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { domainError } from '#app/exceptions/domain_exception'
import { wholeNumber } from '#app/validation/numbers'

/** Somebody else saved the record after it was read. The code is ours. */
export const ChangedMeanwhile = domainError('changed_meanwhile', {
  message: 'Somebody else saved it meanwhile',
  status: 409,
})

const validator = vine.create({ saved_at: wholeNumber([0, Number.MAX_SAFE_INTEGER]).optional() })

/**
 * When the record that a form was made from had been saved last, ms UTC, as its transformer told it; undefined
 * where the form does not say.
 *
 * @throws E_VALIDATION_ERROR
 */
export async function savedAtOf({ request }: HttpContext): Promise<number | undefined> {
  return (await validator.validate({ saved_at: request.input('saved_at') })).saved_at
}

/**
 * Refuses what would undo somebody else's change; the row must be held.
 *
 * @throws changed_meanwhile
 */
export function refuseIfSavedSince(
  { updatedAt }: { updatedAt: number },
  savedAt: number | undefined
): void {
  if (savedAt !== undefined && savedAt !== updatedAt) throw new ChangedMeanwhile()
}
