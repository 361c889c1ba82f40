import { clock } from '#app/clock'
import { NotYet } from '#app/outbox/handlers'
import type { Choices } from './queries/choices_of.js'
import { endOfQuiet } from './quiet_hours.js'

/**
 * Keeps what is about to be sent until the quiet hours of its member are over: a try may come later than it was planned for, and the
 * hours may have been chosen since.
 *
 * @throws NotYet where they are not
 */
export function waitForQuiet({ quiet }: Choices): void {
  const now = clock.now()
  const end = endOfQuiet(now, quiet)
  if (end === undefined) return
  throw new NotYet(Math.ceil((end - now) / 1000), 'Its member wants quiet')
}
