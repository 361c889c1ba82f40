import type { Command } from 'commander'
import { test } from '@japa/runner'
import { program } from '#cli/program'

/** Says of a command without --dry-run that it changes nothing, or why it has none. */
const WHY_NOT = /reads only|has no --dry-run/i

/** Commands whose output is a file of another kind, and so no document. */
const NO_JSON: Record<string, string> = {
  'completion': 'It prints a script for the shell.',
  'products sample': 'It prints a CSV file.',
  'participating-products sample': 'It prints a CSV file.',
  'stock sample': 'It prints a CSV file.',
}

/** Every command that does something, with its words. */
function commandsOf(command: Command, words: string[] = []): [words: string, command: Command][] {
  if (!command.commands.length) return [[words.join(' '), command]]
  return command.commands.flatMap((one) => commandsOf(one, [...words, one.name()]))
}

/** The whole help page. */
function helpOf(command: Command): string {
  let help = ''
  command.configureOutput({ writeOut: (text) => (help += text) }).outputHelp()
  return help
}

test.group('Commands of operators', () => {
  test('each can be tried with --dry-run, or its help says why not', ({ assert }) => {
    const all = commandsOf(program)
    assert.isAbove(all.length, 35)
    const bare = all.filter(([, command]) => {
      const hasDryRun = command.options.some(({ long }) => long === '--dry-run')
      return !hasDryRun && !WHY_NOT.test(helpOf(command))
    })
    assert.deepEqual(
      bare.map(([words]) => words),
      []
    )
  })

  test('[O-01] each prints one JSON document with --json, or is named here with the reason', ({
    assert,
  }) => {
    const bare = commandsOf(program).filter(
      ([, command]) => !command.options.some(({ long }) => long === '--json')
    )
    assert.sameMembers(
      bare.map(([words]) => words),
      Object.keys(NO_JSON)
    )
  })
})
