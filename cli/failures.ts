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

/** What asks a command to stop. */
export type StopSignal = 'SIGINT' | 'SIGTERM'

/** The work stopped at a safe place because a signal asked for it; exit code 130 or 143. */
export class Interrupted extends Stopped {
  readonly exitCode: number

  /** @param soFar what was done until then, as a sentence without its full stop */
  constructor(signal: StopSignal, soFar: string) {
    super(`Stopped by ${signal}: ${soFar}`)
    this.exitCode = exitCodeOf(signal)
  }
}

/** The exit code that shells give a process which a signal has ended. */
export function exitCodeOf(signal: StopSignal): number {
  return signal === 'SIGINT' ? EXIT.interrupted : EXIT.terminated
}
