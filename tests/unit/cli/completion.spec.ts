import { execFileSync } from 'node:child_process'
import { test } from '@japa/runner'
import { Command, Option } from 'commander'
import { completionScript } from '#cli/completion_script'
import { program } from '#cli/program'

/** What bash offers behind words that were typed; the last one is still being typed. */
function offered(script: string, words: string[]): string[] {
  const asked = `COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _mesterpont; echo "\${COMPREPLY[@]}"`
  const typed = ['mesterpont', ...words]
  const said = execFileSync('bash', ['-c', `${script}\n${asked}`, 'bash', ...typed])
  return String(said).trim().split(' ').filter(Boolean)
}

test.group('Completing the words of the command line', () => {
  const script = completionScript(program, '/srv/shop')

  test('commands, what follows them, and options', ({ assert }) => {
    assert.sameMembers(offered(script, ['mi']), ['migrate'])
    assert.includeMembers(offered(script, ['outbox', '']), ['list', 'retry', 'purge', '--help'])
    assert.sameMembers(offered(script, ['outbox', 'retr']), ['retry'])
    assert.includeMembers(offered(script, ['doctor', '--j']), ['--json'])
    assert.deepEqual(offered(script, ['nonsense', 'retr']), [])
  })

  test('an argument between does not lead away from its command', ({ assert }) => {
    assert.sameMembers(offered(script, ['draw', 'void', 'szulinap', 'w1', '--st']), ['--staff'])
  })

  test('what an option can be, where that is few words', ({ assert }) => {
    const reasons = ['mistake', 'outside_order', 'seed_lost']
    assert.sameMembers(offered(script, ['draw', 'void', 'a', 'w1', '--reason', '']), reasons)
  })

  test('a folder with a quote in its name starts nothing of its own', ({ assert }) => {
    const small = new Command('mesterpont').addCommand(
      new Command('say').addOption(new Option('--loud'))
    )
    const strange = completionScript(small, "/srv/o'$(touch x)shop")
    assert.sameMembers(offered(strange, ['say', '--l']), ['--loud'])
    assert.include(strange, String.raw`'/srv/o'\''$(touch x)shop'`)
  })
})
