import { CommanderError, type Command } from 'commander'
import { sentenceOf } from '#app/serving/start_refused'
import { EXIT } from './exit_codes.js'
import { BadUsage, Cancelled, Interrupted, NotAuthorised } from './failures.js'

/** Runs the program on the words given and answers the exit code; nothing is thrown. */
export async function run(program: Command, words: string[]): Promise<number> {
  for (const command of withSubcommands(program)) command.exitOverride()
  try {
    await program.parseAsync(words, { from: 'user' })
    return Number(process.exitCode ?? EXIT.ok)
  } catch (error) {
    return explain(error)
  }
}

function withSubcommands(command: Command): Command[] {
  return [command, ...command.commands.flatMap(withSubcommands)]
}

/** Commander has already said what was wrong; everything else is one line on stderr. */
function explain(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.ok : EXIT.badUsage
  const { message, code, status } = error as { message?: string; code?: string; status?: number }
  process.stderr.write(`${sentenceOf(error) || message || code || String(error)}\n`)
  // Whatever the work left open would keep the process.
  if (error instanceof Interrupted) process.exit(error.exitCode)
  if (error instanceof BadUsage) return EXIT.badUsage
  if (error instanceof Cancelled) return EXIT.cancelled
  // What a module refuses whoever answers for it, its back-office answers with 403.
  if (error instanceof NotAuthorised || status === 403) return EXIT.notAuthorised
  return EXIT.failed
}
