/** A command was called in a way it cannot follow; exit code 3. */
export class BadUsage extends Error {}

/** The operator said no; exit code 2. */
export class Cancelled extends Error {
  constructor() {
    super('Cancelled; nothing was changed')
  }
}

/** Ctrl-C: the work stopped at a safe place; exit code 130. */
export class Interrupted extends Error {
  constructor(message = 'Interrupted') {
    super(message)
  }
}
