import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { program } from '#cli/program'
import { findRedis, startRedis } from '../../../scripts/services/redis.mjs'
import { runCli, runCommand } from '#tests/support/command_line'
import { givenBatch } from '#tests/support/points'

test.group('cli doctor', () => {
  test('says what is configured and warns until the sticker keys are backed up', async ({
    assert,
  }) => {
    const result = await runCli(['doctor', '--json'], { CODE_KEYS_BACKED_UP: 'false' })
    assert.equal(result.code, 0, result.stderr)
    const findings = new Map<string, any>(
      JSON.parse(result.stdout).map((finding: any) => [finding.name, finding])
    )
    assert.equal(findings.get('database').state, 'ok')
    assert.equal(findings.get('migrations').state, 'ok')
    assert.equal(findings.get('sticker keys').state, 'warning')
    assert.match(findings.get('sticker keys').words, /backed up/)
    const confirmed = await runCli(['doctor'], { CODE_KEYS_BACKED_UP: 'true' })
    assert.match(confirmed.stdout, /ok\s+sticker keys\s+2 keys, confirmed as backed up/)
  })

  test('a database without tables fails it with code 1', async ({ assert }) => {
    const folder = mkdtempSync(join(tmpdir(), 'mesterpont-doctor-'))
    const result = await runCli(['doctor'], { STORAGE_PATH: folder, DATABASE_URL: '' })
    assert.equal(result.code, 1)
    assert.match(result.stdout, /FAILED\s+migrations/)
  })

  test('it says whether Redis answers', async ({ assert }) => {
    const redis = await startRedis()
    const environment = { REDIS_URL: redis.url }
    assert.match((await runCli(['doctor'], environment)).stdout, /ok +redis +answers/)
    await redis.stop()
    const gone = await runCli(['doctor'], environment)
    assert.equal(gone.code, 1)
    assert.match(gone.stdout, /FAILED +redis +does not answer/)
  })
    .tags(['@alike-everywhere'])
    .skip(!findRedis(), 'needs Redis')

  test('[O-01] help lists every command, a failure ends with 1, and a script is asked nothing', async ({
    assert,
  }) => {
    const help = await runCli(['--help'])
    assert.equal(help.code, 0)
    const names = program.commands.map((command) => command.name())
    assert.isAbove(names.length, 20)
    for (const name of names) assert.match(help.stdout, new RegExp(`^  ${name} .*[a-z]`, 'm'), name)
    assert.match(help.stdout, /Exit codes: 0 done, 1 failed.* 4 not authorised, 5 partly done/)
    const folder = mkdtempSync(join(tmpdir(), 'mesterpont-commands-'))
    const failed = await runCli(['points', 'verify'], { STORAGE_PATH: folder, DATABASE_URL: '' })
    assert.equal(failed.code, 1)
    assert.match(failed.stderr, /^.+\n$/)
    const batch = await givenBatch({ state: 'printed' })
    const words = ['codes', 'void', '--batch', String(batch.id), '--reason', 'Stolen']
    const unsure = await runCommand(words)
    assert.equal(unsure.code, 3)
    assert.include(unsure.stderr, '--yes')
  }).tags(['@alike-everywhere'])

  test('it prints the version with --version', async ({ assert }) => {
    const { code, stdout } = await runCli(['--version'])
    assert.equal(code, 0)
    assert.match(stdout, /^\d+\.\d+\.\d+\n$/)
  }).tags(['@alike-everywhere'])
})
