import { Stopped } from '#app/progress'
import { EXIT } from './exit_codes.js'

/** A command was called in a way it cannot follow; exit code 3. */
export class BadUsage extends Error {}

/** Whoever is named as answering for it may not do it; exit code 4. */
export class NotAuthorised extends Error {}

/** The operator said no; exit code 2. */
export class Cancelled extends Error {
  constructor() {
    super('Cancelled; nothing was changed')
  }
}

/** What asks a command to stop; SIGPIPE that nobody reads its output any more. */
export type StopSignal = 'SIGINT' | 'SIGPIPE' | 'SIGTERM'

/** The exit codes that shells give a process which a signal has ended. */
const EXIT_CODES: Record<StopSignal, number> = {
  SIGINT: EXIT.interrupted,
  SIGPIPE: EXIT.readerLeft,
  SIGTERM: EXIT.terminated,
}

/** The work stopped at a safe place because a signal asked for it; exit code 130, 141 or 143. */
export class Interrupted extends Stopped {
  readonly exitCode: number

  /** @param soFar what was done until then, as a sentence without its full stop */
  constructor(signal: StopSignal, soFar: string) {
    super(`Stopped by ${signal}: ${soFar}`)
    this.exitCode = exitCodeOf(signal)
  }
}

/** The exit code of a command that a signal ended. */
export function exitCodeOf(signal: StopSignal): number {
  return EXIT_CODES[signal]
}
