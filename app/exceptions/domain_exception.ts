import { Exception } from '@adonisjs/core/exceptions'

/** What a refusal tells beside its code. */
interface Told {
  /** For the log and the command line, in place of the message of its kind. */
  message?: string
  /** The form field that shows the error; without one it is shown as the page's error. */
  field?: string
  /** Values for the text, for example `{ wait_for: 45 }` in seconds. */
  meta?: Record<string, string | number>
}

/** A refusal the product foresees: a stable code, the field it belongs to, and what to tell. */
export class DomainException extends Exception {
  static status = 422
  field?: string
  meta?: Record<string, string | number>

  /** A refusal that is foreseen has no stack: writing one takes longer than refusing a guessed code. */
  constructor(...told: ConstructorParameters<typeof Exception>) {
    const { stackTraceLimit } = Error
    Error.stackTraceLimit = 0
    super(...told)
    Error.stackTraceLimit = stackTraceLimit
  }
}

/** What is the same for every refusal of a kind. */
interface Kind<Args extends unknown[]> {
  /** For the log; members read the text of the code in their language. */
  message: string
  /** Status of HTTP. */
  status?: number
  field?: string
  /** What this one tells, by the arguments it is made with. */
  tell?: (...args: Args) => Told
}

/** A kind of refusal: `throw new WrongCredentials()`. */
interface DomainError<Args extends unknown[]> {
  new (...args: Args): DomainException
  code: string
  status: number
  message: string
}

/** Makes a kind of refusal; `code` is the key of its text. */
export function domainError<Args extends unknown[] = []>(
  code: string,
  { message, status = 422, field, tell }: Kind<Args>
): DomainError<Args> {
  return class extends DomainException {
    static code = code
    static status = status
    static message = message

    constructor(...args: Args) {
      const told = tell?.(...args)
      super(told?.message)
      this.field = told?.field ?? field
      this.meta = told?.meta
    }
  }
}
