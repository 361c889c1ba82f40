import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { test } from '@japa/runner'
import Database from 'better-sqlite3'
import { Checkpointer } from '#app/database/checkpointer'

const BLOB = Buffer.alloc(64 * 1024, 7)
/** Pages of the log that is to begin anew, and its bytes. */
const LOG_MAX = 200
const LOG_BYTES = LOG_MAX * 4096
const GATHER_MS = 100
/** A machine that is busy needs many commits until the thread had its turn. */
const COMMITS_MAX = 5000

/** A database whose own connection never writes its log back. */
function givenDatabase() {
  const folder = mkdtempSync(join(tmpdir(), 'checkpointer-'))
  const file = join(folder, 'shop.sqlite')
  const connection = new Database(file)
  connection.pragma('journal_mode = WAL')
  connection.pragma('wal_autocheckpoint = 0')
  connection.exec('CREATE TABLE kept (at INTEGER PRIMARY KEY, text BLOB)')
  const insert = connection.prepare('INSERT INTO kept (text) VALUES (?)')
  const remove = () => {
    connection.close()
    rmSync(folder, { recursive: true })
  }
  return { file, connection, commit: () => void insert.run(BLOB), remove }
}

const sizeOf = (file: string) => statSync(`${file}-wal`).size

test.group('Writing commits back beside them', (group) => {
  group.tap((one) => one.tags(['@own-database']))

  test('keeps the log short while commits go on, and loses none of them', async ({
    assert,
    cleanup,
  }) => {
    const { file, connection, commit, remove } = givenDatabase()
    cleanup(remove)
    let begun = 0
    const beginLog = async () => {
      begun++
      connection.pragma('wal_checkpoint(PASSIVE)')
    }
    const errors: Error[] = []
    const onError = (error: Error) => void errors.push(error)
    const checkpointer = new Checkpointer({
      file,
      logMax: LOG_MAX,
      gatherMs: GATHER_MS,
      beginLog,
      onError,
    })
    let commits = 0
    // All of it goes through the log, which is to hold a part of it at a time.
    const isShort = () => sizeOf(file) < (commits * BLOB.length) / 2
    while ((begun < 3 || !isShort()) && commits < COMMITS_MAX) {
      commit()
      commits++
      checkpointer.committed()
      await sleep(2)
    }
    assert.isAtLeast(begun, 3)
    assert.isTrue(isShort(), `${sizeOf(file)} bytes after ${commits} commits`)
    assert.isAbove(sizeOf(file), LOG_BYTES)
    await checkpointer.end()
    const other = new Database(file, { readonly: true })
    const { found, sound } = other
      .prepare('SELECT count(*) AS found, sum(length(text)) / count(*) AS sound FROM kept')
      .get() as { found: number; sound: number }
    assert.deepEqual([found, sound], [commits, BLOB.length])
    assert.equal(other.pragma('integrity_check', { simple: true }), 'ok')
    other.close()
    assert.deepEqual(errors, [])
  })

  test('one commit is written back soon, and nothing holds the file at the end', async ({
    assert,
    cleanup,
  }) => {
    const { file, connection, commit, remove } = givenDatabase()
    cleanup(remove)
    const beginLog = () => Promise.reject(new Error('The log is short'))
    const onError = (error: Error) => assert.fail(error.message)
    const checkpointer = new Checkpointer({ file, beginLog, onError })
    commit()
    checkpointer.committed()
    const before = statSync(file).size
    for (let tries = 0; statSync(file).size === before && tries < 100; tries++) await sleep(50)
    assert.isAbove(statSync(file).size, before)
    await checkpointer.end()
    const [{ busy }] = connection.pragma('wal_checkpoint(TRUNCATE)') as { busy: number }[]
    assert.equal(busy, 0)
    assert.equal(sizeOf(file), 0)
  })

  test('a thread that cannot begin says so, and the server ends all the same', async ({
    assert,
  }) => {
    const errors: Error[] = []
    const file = join(tmpdir(), 'no-such-folder', 'shop.sqlite')
    const checkpointer = new Checkpointer({
      file,
      beginLog: async () => {},
      onError: (error) => void errors.push(error),
    })
    for (let tries = 0; !errors.length && tries < 100; tries++) await sleep(50)
    assert.match(errors[0].message, /directory does not exist/)
    checkpointer.committed()
    await checkpointer.end()
  })
})
