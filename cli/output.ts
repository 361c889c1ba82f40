/** Narration for the operator; it never mixes with the data on stdout. */
export function say(words: string): void {
  process.stderr.write(`${words}\n`)
}

/** One JSON document on stdout. */
export function printJson(document: unknown): void {
  process.stdout.write(`${JSON.stringify(document)}\n`)
}

/** One line on stdout. */
export function printLine(line: string): void {
  process.stdout.write(`${line}\n`)
}
