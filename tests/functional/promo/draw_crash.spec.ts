import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { FIRST_HEAD, nextHead } from '#promo/draw/log'
import { serverTools } from '#promo/draws/server_tools'
import { runCli } from '#tests/support/command_line'
import { dose } from '#tests/support/dose'
import { freshDatabase, type FreshDatabase } from '#tests/support/fresh_database'
import { runFile } from '#tests/support/processes'

/** All that a step of a draw writes, and all that it may tell somebody. */
const WRITTEN = {
  draws: 'SELECT "key", state, draw_at, round FROM draws ORDER BY id',
  files: 'SELECT name, hash, size FROM draw_files ORDER BY id',
  lines: 'SELECT n, line FROM draw_log_lines ORDER BY n',
  logs: 'SELECT lines, head FROM draw_logs',
  places: 'SELECT place, prize, item, reserve, pseudonym, state FROM draw_places ORDER BY place',
  winners: 'SELECT place, member_id, abbreviated_name, published_at FROM winners ORDER BY place',
  wishes: 'SELECT kind FROM draw_wishes',
  audit: 'SELECT action FROM audit_logs ORDER BY id',
  messages: 'SELECT topic, dedupe_key FROM outbox_messages ORDER BY id',
  notices: 'SELECT member_id FROM notifications ORDER BY id',
}
type Written = Record<keyof typeof WRITTEN, Record<string, unknown>[]>
type Step = 'freeze' | 'run'
type At = number | 'commit' | 'committed'

/** What a step leaves: the state of the draw, its file, what a second call is told, and how many won by it. */
const LEFT = {
  freeze: { state: 'frozen', file: 'w1.tickets.txt', again: 'draw_already_frozen', winners: 0 },
  run: { state: 'drawn', file: 'w1.result.json', again: 'draw_already_run', winners: 2 },
}
/** Statements and parts of the file that every step has at least. */
const POINTS_MIN = 9

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** Points to be killed at: all of them, or so many with the same distance, from one that is drawn. */
function chosen(points: string[], count: number): number[] {
  const all = points.map((_, at) => at + 1)
  if (count >= all.length) return all
  const first = Math.floor(Math.random() * all.length)
  return Array.from({ length: count }, (_, turn) => {
    const at = first + Math.floor((turn * all.length) / count)
    return (at % all.length) + 1
  })
}

test.group('Draws and kill -9', (group) => {
  let database: FreshDatabase
  group.each.setup(async () => {
    database = await freshDatabase()
    return () => database.remove()
  })

  const childOf = (words: (string | number)[]) =>
    runFile('tests/support/draw_child.ts', words.map(String), database.environment)

  async function written(): Promise<Written> {
    const found = Object.entries(WRITTEN).map(async ([name, sql]) => [
      name,
      await database.run(sql),
    ])
    return Object.fromEntries(await Promise.all(found))
  }

  const folder = () => join(database.environment.STORAGE_PATH, 'draws')

  /** Hashes of the files on the disk, each of which is whole. */
  function filesOnDisk(): string[] {
    const names = readdirSync(folder()).filter((name) => !name.endsWith('.unfinished'))
    const broken = names.filter((name) => sha256(readFileSync(join(folder(), name))) !== name)
    if (broken.length) throw new Error(`Half written: ${broken}`)
    return names.sort()
  }

  const hashesOf = ({ files }: Written) => files.map(({ hash }) => String(hash)).sort()

  /** What a log and its files say of each other. */
  function disagreements({ files, lines, logs }: Written): string[] {
    const text = lines.map(({ line }) => String(line))
    const head = text.reduce((before, line) => nextHead(before, line, serverTools), FIRST_HEAD)
    const logged = text.map((line) => line.split(' ').slice(3).join(' '))
    return [
      ...(logs[0].head === head && logs[0].lines === text.length ? [] : ['head']),
      ...files
        .map(({ name, hash }) => `${name} ${hash}`)
        .filter((file, at) => logged[at] !== file || logged.length !== files.length),
    ]
  }

  async function verify({ files, lines, logs }: Written) {
    const own = mkdtempSync(join(tmpdir(), 'mesterpont-files-'))
    for (const { name, hash } of files) {
      writeFileSync(join(own, String(name)), readFileSync(join(folder(), String(hash))))
    }
    writeFileSync(join(own, 'log.txt'), lines.map(({ line }) => `${line}\n`).join(''))
    const paths = readdirSync(own).map((name) => join(own, name))
    const result = await runCli(['draw', 'verify', ...paths, '--head', String(logs[0].head)], {
      // It asks no database, so none is there.
      STORAGE_PATH: join(own, 'nothing'),
      DATABASE_URL: '',
    })
    rmSync(own, { recursive: true })
    return result
  }

  test('[R-14] killed at any write, a list and a result are there whole or not at all, and the same bytes come again', async ({
    assert,
  }) => {
    const made = await childOf(['make'])
    assert.equal(made.code, 0, made.output)

    const killed = async (step: Step, at: At): Promise<string[]> => {
      const { code, output } = await childOf([step, at])
      assert.isNull(code, `${step} was to be killed at ${at}: ${output}`)
      return JSON.parse(output)
    }

    for (const step of ['freeze', 'run'] as const) {
      const before = await written()
      const disk = filesOnDisk()
      const kept = new Set<string>()
      const nothingHappened = async (point: string) => {
        assert.deepEqual(await written(), before, `${step}, ${point}`)
        for (const hash of filesOnDisk()) if (!disk.includes(hash)) kept.add(hash)
      }

      const points = await killed(step, 'commit')
      assert.isAbove(points.length, POINTS_MIN)
      assert.equal(points.at(-1), 'COMMIT')
      await nothingHappened('before COMMIT')
      for (const at of chosen(points.slice(0, -1), dose.drawKills)) {
        // What lies there from before is not written again; here it is to be.
        for (const hash of kept) rmSync(join(folder(), hash), { force: true })
        const come = await killed(step, at)
        assert.deepEqual(come, points.slice(0, at))
        await nothingHappened(`before ${come.at(-1)}`)
      }

      await killed(step, 'committed')
      const after = await written()
      const left = LEFT[step]
      assert.equal(after.draws[0].state, left.state)
      assert.deepEqual(disagreements(after), [])
      const file = after.files.at(-1)!
      assert.equal(file.name, left.file)
      // Whatever was killed once its file had a name had made these bytes.
      assert.deepEqual([...kept], [file.hash])
      assert.deepEqual(filesOnDisk(), hashesOf(after))
      assert.lengthOf(after.winners, left.winners)
      assert.lengthOf(after.audit, before.audit.length + 1)

      assert.deepInclude(await childOf([step]), { code: 0, output: left.again })
      assert.deepEqual(await written(), after)
    }
    const verdict = await verify(await written())
    assert.equal(verdict.code, 0, verdict.stdout + verdict.stderr)
  }).timeout(600_000)
})
