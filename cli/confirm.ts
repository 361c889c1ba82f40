import { confirm, isCancel, text } from '@clack/prompts'
import { BadUsage, Cancelled } from './failures.js'

const options = { input: process.stdin, output: process.stderr }

/**
 * Asks before something changes. Scripts say `--yes`; without it and without a terminal the
 * command refuses.
 *
 * @throws BadUsage, Cancelled
 */
export async function confirmed(question: string, { yes }: { yes?: boolean }): Promise<void> {
  if (yes) return
  refuseWithoutTerminal(question)
  const answer = await confirm({ message: question, initialValue: false, ...options })
  if (isCancel(answer) || !answer) throw new Cancelled()
}

/**
 * The same for what cannot be undone: the operator types `word`, scripts say `--yes`.
 *
 * @throws BadUsage, Cancelled
 */
export async function confirmedByTyping(
  question: string,
  word: string,
  { yes }: { yes?: boolean }
): Promise<void> {
  if (yes) return
  refuseWithoutTerminal(question)
  const answer = await text({ message: `${question} Type ${word} to go on.`, ...options })
  if (isCancel(answer) || answer !== word) throw new Cancelled()
}

function refuseWithoutTerminal(question: string) {
  if (process.stdin.isTTY && process.stderr.isTTY) return
  throw new BadUsage(`There is nobody to ask here: add --yes to go ahead (${question})`)
}
