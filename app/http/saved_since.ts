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
const shownValidator = vine.create({ shown: vine.record(vine.string().nullable()).optional() })

/** What a form showed when it was opened, as text, by the names of its fields. */
export type Shown = Record<string, string | null>

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

/**
 * What the form showed of a record that does not know when it was saved, before anything was typed; undefined where
 * the form does not say.
 *
 * @throws E_VALIDATION_ERROR
 */
export async function shownOf({ request }: HttpContext): Promise<Shown | undefined> {
  return (await shownValidator.validate({ shown: request.input('shown') })).shown
}

/**
 * Refuses what would undo somebody else's change, seen by the values themselves; the record must be held.
 *
 * @param now what the record says, null where there is none
 * @throws changed_meanwhile
 */
export function refuseIfNotAsShown(now: object | null, shown: Shown | undefined): void {
  if (!shown) return
  const texts = new Map(Object.entries(now ?? {}).map(([name, value]) => [name, textOf(value)]))
  const isSame = Object.entries(shown).every(([name, text]) => {
    return (texts.get(name) ?? '') === textOf(text)
  })
  if (!isSame) throw new ChangedMeanwhile()
}

/** As a form shows it: what is not there is an empty field. */
function textOf(value: unknown): string {
  return String(value ?? '').trim()
}
