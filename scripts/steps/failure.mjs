/** Lines of a failed command that are shown; the log file holds all of them. */
const SHOWN_LINES_MAX = 25

/**
 * A failure whose message is a whole sentence for the person at the terminal.
 * `output` is what a failed command printed, shown above the sentence.
 */
export class Failure extends Error {
  constructor(sentence, output = '') {
    super(sentence)
    this.output = output
  }
}

/** The sentence by which the application refuses to start on a wrong installation, or nothing. */
export const refusalIn = (output) => /^Not started: (.+)$/m.exec(output)?.[1]

const SYSTEM_SENTENCES = {
  EACCES: (path) =>
    `This user may not write ${path}: give it permission to read and write the project folder and start again.`,
  EPERM: (path) =>
    `This user may not write ${path}: give it permission to read and write the project folder and start again.`,
  EROFS: (path) =>
    `${path} lies on a file system that is mounted read-only: move the project to one that can be written.`,
  ENOSPC: (path) => `The disk is full at ${path}: free some space and start again.`,
  EMFILE: () =>
    'This process may not open more files: raise the limit of open files (ulimit -n) and start again.',
  ENOTDIR: (path) => `${path} is in the way of a folder: move it away and start again.`,
}

/** The one sentence for any error; a system error becomes what to do about it. */
export function sentenceOf(error) {
  if (error instanceof Failure) return error.message
  const known = SYSTEM_SENTENCES[error?.code]
  if (known) return known(error.path ?? 'the project folder')
  return `Something went wrong that these scripts do not know: ${String(error?.message ?? error).split('\n')[0]}`
}

/** The end of a command's output without stack lines, which help nobody who only wants to start. */
export function readableEnd(output) {
  const lines = output.split('\n').filter((line) => line.trim() && !/^\s+at .+[:(]/.test(line))
  return lines.slice(-SHOWN_LINES_MAX).join('\n')
}

/** Prints the failure and ends the process with code 1. */
export function giveUp(error) {
  if (error?.output) process.stderr.write(`\n${readableEnd(error.output)}\n`)
  process.stderr.write(`\n${sentenceOf(error)}\n`)
  process.exit(1)
}

/** Runs a script's main function so that no failure ever shows as a stack trace. */
export async function guarded(work) {
  process.on('uncaughtException', giveUp)
  process.on('unhandledRejection', giveUp)
  // Whoever read along may be gone, such as an npm that was stopped; that is no reason to fail.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  try {
    return await work()
  } catch (error) {
    return giveUp(error)
  }
}
