import { printJson, printLine, say } from './output.js'

/** Says that an administrator has to agree first, and under which number it waits. */
export function tellWaiting(waitingId: number, { json }: { json?: boolean } = {}): void {
  say('So many points need a second person: this waits in the back-office for an administrator.')
  if (json) printJson({ waitingId })
  else printLine(`waiting\t${waitingId}`)
}
