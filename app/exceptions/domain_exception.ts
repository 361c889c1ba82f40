import { Exception } from '@adonisjs/core/exceptions'

/** A refusal the product foresees: a stable code, the field it belongs to, and what to tell. */
export class DomainException extends Exception {
  static status = 422
  /** The form field that shows the error; without one it is shown as the page's error. */
  field?: string
  /** Values for the text, for example `{ wait_for: 45 }` in seconds. */
  meta?: Record<string, string | number>

  /** A refusal that is foreseen has no stack: writing one takes longer than refusing a guessed code. */
  constructor(...told: ConstructorParameters<typeof Exception>) {
    const { stackTraceLimit } = Error
    Error.stackTraceLimit = 0
    super(...told)
    Error.stackTraceLimit = stackTraceLimit
  }
}
