/** Exit code of a command that did not do what it was asked for. */
const FAILED = 1

/** Tells the operator something; data goes to stdout, words go here. */
export function say(words: string): void {
  process.stderr.write(`${words}\n`)
}

/** Tells why nothing was done, and ends the command as failed. */
export function refuse(words: string): void {
  say(words)
  process.exitCode = FAILED
}
