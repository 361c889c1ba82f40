import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { test } from '@japa/runner'
import { startCli } from '#tests/support/command_line'
import { freshDatabase } from '#tests/support/fresh_database'
import { givenBatch } from '#tests/support/points'
import { startFile } from '#tests/support/processes'

/** How often is looked whether a command has come so far, in ms. */
const LOOK_MS = 5
/** Lines of a file: writing them takes far longer than a signal takes to arrive. */
const LINES = 30_000

const SHOP = { APP_URL: 'https://shop.example' }

/** What a command that was hit left behind. */
function heard(child: ChildProcess) {
  const result = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const) {
    child[name]!.setEncoding('utf8').on('data', (text) => (result[name] += text))
  }
  const ended = once(child, 'close').then(([code]) => code as number | null)
  return { child, result, ended }
}

async function until(isSo: () => boolean, child: ChildProcess) {
  while (!isSo() && child.exitCode === null) await sleep(LOOK_MS)
}

test.group('Commands that are asked to stop', (group) => {
  let folder: string
  group.each.setup(() => {
    folder = mkdtempSync(join(tmpdir(), 'mesterpont-stopped-'))
    return () => rmSync(folder, { recursive: true, force: true })
  })

  /** An export of far more sheets than are drawn before the signal. */
  async function exporting() {
    const batch = await givenBatch({ count: 200_000 })
    const out = join(folder, 'sheets.pdf')
    const words = ['codes', 'export', '--batch', String(batch.id), '--format', 'pdf', '--out', out]
    const run = heard(startCli(words, SHOP))
    const part = `${out}.part`
    await until(() => existsSync(part) && statSync(part).size > 0, run.child)
    return run
  }

  for (const [signal, code] of [
    ['SIGTERM', 143],
    ['SIGINT', 130],
  ] as const) {
    test(`an export ends by ${signal} with ${code}, says how far it was, and leaves no file`, async ({
      assert,
    }) => {
      const { child, result, ended } = await exporting()
      child.kill(signal)
      assert.equal(await ended, code, result.stderr)
      assert.match(
        result.stderr,
        new RegExp(`Stopped by ${signal}: \\d+ of 200000 codes were drawn`)
      )
      assert.deepEqual(readdirSync(folder), [])
      assert.equal(result.stdout, '')
    })
  }

  test('a second signal ends a command that comes to no safe place', async ({ assert }) => {
    const child = startFile('tests/support/stuck_child.ts')
    const { result, ended } = heard(child)
    await until(() => result.stdout !== '', child)
    child.kill('SIGTERM')
    await until(() => /once more ends at once/.test(result.stderr), child)
    child.kill('SIGTERM')
    assert.equal(await ended, 143)
  })

  test('a command whose reader leaves ends without a word', async ({ assert }) => {
    const { child, result, ended } = heard(startCli(['--help']))
    child.stdout!.destroy()
    assert.equal(await ended, 141)
    assert.equal(result.stderr, '')
  })

  test('a long work whose reader leaves stops at its next safe place', async ({ assert }) => {
    const { child, result, ended } = heard(startFile('tests/support/writing_child.ts'))
    await until(() => result.stdout !== '', child)
    child.stdout!.destroy()
    assert.equal(await ended, 141)
    assert.match(result.stderr, /Stopped by SIGPIPE: \d+ lines were written\n$/)
  })

  /** Hits an import the moment it begins to write; answers what it said. */
  async function hitImport(words: string[], lines: string[], environment: Record<string, string>) {
    const path = join(folder, 'lines.csv')
    writeFileSync(path, lines.join('\n'))
    const { child, result, ended } = heard(startCli([...words, path, '--yes'], environment))
    await until(() => / new, 0 changed/.test(result.stderr), child)
    child.kill('SIGTERM')
    return { code: await ended, said: result.stderr }
  }

  test('an import that writes all or nothing writes nothing', async ({ assert }) => {
    const database = await freshDatabase()
    const lines = ['last_name;first_name;phone;email;distribution_channel']
    for (let at = 0; at < LINES; at++) {
      lines.push(`Minta${at};Anna;+3620${1_000_000 + at};m${at}@ceg.hu;Festék`)
    }
    const count = 'SELECT COUNT(*) AS n FROM regional_representatives'
    const [before] = await database.run(count)
    const { code, said } = await hitImport(
      ['representatives', 'import'],
      lines,
      database.environment
    )
    assert.equal(code, 143, said)
    assert.match(said, /Stopped by SIGTERM: 0 lines were written/)
    assert.deepEqual(await database.run(count), [before])
    await database.remove()
  })

  test('an import that writes part by part says how many lines stay', async ({ assert }) => {
    const database = await freshDatabase()
    await database.run(`INSERT INTO categories
      (slug, title_hu, title_en, position, is_active, created_at, updated_at)
      VALUES ('sapkak', 'Sapkák', 'Caps', 1, 1, 1, 1)`)
    const lines = ['slug;title_hu;title_en;category;price']
    for (let at = 0; at < LINES; at++) lines.push(`sapka-${at};Sapka;Cap;sapkak;100`)
    const { code, said } = await hitImport(['products', 'import'], lines, database.environment)
    assert.equal(code, 143, said)
    const [, told] = /Stopped by SIGTERM: (\d+) lines were written/.exec(said) ?? []
    const [{ n }] = await database.run('SELECT COUNT(*) AS n FROM products')
    assert.equal(Number(n), Number(told))
    assert.isBelow(Number(n), LINES)
    await database.remove()
  })
})
