import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import Database from 'better-sqlite3'
import pg from 'pg'
import { shopFile, usesPostgres } from '#config/database'
import { answerOf } from '#app/exceptions/answer'
import { shopReader } from '#app/database/engine'
import { rows } from '#app/database/statement'
import { afterCommit, transaction, type Transaction } from '#app/transaction'
import { countedCommits } from '#tests/support/counted_queries'
import { limitHere } from '#tests/support/time_limit'
import { runFile } from '#tests/support/processes'

async function schema(...statements: string[]) {
  for (const sql of statements) await db.rawQuery(sql)
}

async function count(table: string) {
  const sql = `SELECT COUNT(*) AS "count" FROM ${table}`
  return (await shopReader().rows<{ count: number }>(sql))[0].count
}

type Work = (trx: Transaction) => Promise<unknown>

const orphan = (trx: any) => rows(trx, 'INSERT INTO f1_children (id, parent_id) VALUES (1, 99)')

test.group('Transactions', (group) => {
  group.setup(() =>
    schema(
      'DROP TABLE IF EXISTS f1_children',
      'DROP TABLE IF EXISTS f1_parents',
      'CREATE TABLE f1_parents (id INTEGER PRIMARY KEY)',
      `CREATE TABLE f1_children (id INTEGER PRIMARY KEY,
        parent_id INTEGER REFERENCES f1_parents (id) DEFERRABLE INITIALLY DEFERRED)`
    )
  )

  test('a COMMIT that the database refuses is an error, and nothing runs after it', async ({
    assert,
  }) => {
    let ran = false
    await assert.rejects(() =>
      transaction(async (trx) => {
        afterCommit(trx, () => void (ran = true))
        await orphan(trx)
      })
    )
    assert.isFalse(ran)
    assert.equal(await count('f1_children'), 0)
  })

  test('after a refused COMMIT the next writes reach the database', async ({ assert }) => {
    await transaction(orphan).catch(() => {})
    await db.table('f1_parents').insert({ id: 1 })
    await transaction((trx) => rows(trx, 'INSERT INTO f1_parents (id) VALUES (2)'))
    // The reader is a connection of its own: it sees only what was really committed.
    assert.equal(await count('f1_parents'), 2)
  })

  test('what runs after the commit may fail without harm, and runs once', async ({ assert }) => {
    let ran = 0
    const result = await transaction(async (trx) => {
      afterCommit(trx, () => {
        ran++
        throw new Error('lost')
      })
      return 'kept'
    })
    assert.equal(result, 'kept')
    assert.equal(ran, 1)
  })

  test('work that the database asks to repeat is repeated, other failures are not', async ({
    assert,
  }) => {
    let tried = 0
    const result = await transaction(async () => {
      if (++tried < 3) throw Object.assign(new Error('again'), { code: '40001' })
      return tried
    })
    assert.equal(result, 3)
    tried = 0
    const failing = () =>
      transaction(async () => {
        tried++
        throw new Error('no')
      })
    await assert.rejects(failing, 'no')
    assert.equal(tried, 1)
  })

  test('a query that forgets its transaction fails fast instead of stopping the shop', async ({
    assert,
  }) => {
    const start = performance.now()
    const forgetful = transaction(async (trx) => {
      await rows(trx, 'DELETE FROM f1_parents')
      await db.from('f1_parents').select('id')
    })
    const error = await forgetful.catch((caught) => caught)
    assert.equal(answerOf(error).status, 503, String(error))
    assert.isBelow(performance.now() - start, limitHere(4000))
    await db.table('f1_parents').insert({ id: 77 })
  }).skip(usesPostgres, 'PostgreSQL gives the query a connection of its own')

  test('a statement after the end of its transaction is refused, not run in another', async ({
    assert,
  }) => {
    let kept: any
    await transaction(async (trx) => void (kept = trx))
    const late = () => rows(kept, 'INSERT INTO f1_parents (id) VALUES (700)')
    await assert.rejects(late, /after the end/)
    assert.lengthOf(await shopReader().rows('SELECT 1 FROM f1_parents WHERE id = 700'), 0)
  })

  test('where the embedded database undoes a transaction, nothing of it stays', async ({
    assert,
  }) => {
    const undone = 'INSERT OR ROLLBACK INTO f1_parents (id) VALUES (1)'
    const insert = (id: number) => `INSERT INTO f1_parents (id) VALUES (${id})`
    await transaction((trx) => rows(trx, 'INSERT OR IGNORE INTO f1_parents (id) VALUES (1)'))
    const before = await count('f1_parents')
    const works: Work[] = [
      (trx) => Promise.all([rows(trx, undone), rows(trx, insert(710))]),
      (trx) => Promise.allSettled([rows(trx, undone), rows(trx, insert(711))]),
      (trx) =>
        Promise.allSettled([
          rows(trx, undone),
          trx.client.table('f1_parents').insert({ id: 712 }).exec(),
        ]),
    ]
    for (const work of works) await assert.rejects(() => transaction(work))
    await Promise.allSettled(works.map((work) => transaction(work)))
    assert.equal(await count('f1_parents'), before)
  }).skip(usesPostgres, 'PostgreSQL takes no statement after one that failed')

  test('of statements that are sent together the first that fails is told, whoever hears first', async ({
    assert,
  }) => {
    const heardLate = async (trx: Transaction) => {
      const failing = rows(trx, 'INSERT INTO f1_parents (id) VALUES (1 / 0)')
      return failing.then((found) => found).then((found) => found)
    }
    const work = (trx: Transaction) => Promise.all([heardLate(trx), rows(trx, 'SELECT 1')])
    await assert.rejects(() => transaction(work), /division by zero/)
  }).skip(!usesPostgres, 'SQLite goes on after a failed statement')

  test('a COMMIT that PostgreSQL takes for a ROLLBACK is an error', async ({ assert }) => {
    const swallowing = transaction(async (trx) => {
      await rows(trx, 'INSERT INTO f1_parents (id) VALUES (800)')
      await rows(trx, 'SELECT nothing FROM nowhere').catch(() => {})
    })
    await assert.rejects(() => swallowing, /rolled the transaction back/)
    assert.lengthOf(await shopReader().rows('SELECT 1 FROM f1_parents WHERE id = 800'), 0)
  }).skip(!usesPostgres, 'SQLite goes on after a failed statement')

  test('the embedded database keeps readers and writers apart and survives a power cut', async ({
    assert,
  }) => {
    const pragma = async (name: string) => {
      const [row] = await transaction((trx) => rows<Record<string, any>>(trx, `PRAGMA ${name}`))
      return Object.values(row)[0]
    }
    assert.equal(await pragma('journal_mode'), 'wal')
    assert.equal(await pragma('synchronous'), 2)
    assert.equal(await pragma('foreign_keys'), 1)
  }).skip(usesPostgres)

  test('a transaction on the embedded database takes the write lock when it begins', async ({
    assert,
  }) => {
    const other = new Database(shopFile, { timeout: 0 })
    await transaction(async () => {
      assert.throws(() => other.exec('BEGIN IMMEDIATE'), /locked/)
    })
    assert.doesNotThrow(() => other.exec('BEGIN IMMEDIATE; ROLLBACK'))
    other.close()
  }).skip(usesPostgres)

  test('where the transaction cannot begin, nothing of its work is done', async ({ assert }) => {
    const patience = (milliseconds: number) =>
      transaction((trx) => rows(trx, `PRAGMA busy_timeout = ${milliseconds}`))
    await patience(10)
    const other = new Database(shopFile)
    other.exec('BEGIN IMMEDIATE')
    let isFree = false
    let done = 0
    const work = transaction(async (trx) => {
      // What is written outside a transaction would be there before its end.
      done += 1
      await rows(trx, 'INSERT INTO f1_parents (id) VALUES (600)')
      assert.isTrue(isFree)
      throw new Error('Nothing may stay')
    }).catch((caught) => caught)
    setTimeout(() => {
      isFree = true
      other.exec('ROLLBACK')
      other.close()
    }, 60)
    assert.equal((await work).message, 'Nothing may stay')
    assert.equal(done, 1)
    assert.lengthOf(await shopReader().rows('SELECT 1 FROM f1_parents WHERE id = 600'), 0)
    await patience(5000)
  }).skip(usesPostgres)

  test('four processes that read and write the same row lose nothing and never fail', async ({
    assert,
  }) => {
    await schema(
      'DROP TABLE IF EXISTS race_counters',
      'CREATE TABLE race_counters (id INTEGER PRIMARY KEY, value INTEGER, seen INTEGER)',
      'INSERT INTO race_counters (id, value, seen) VALUES (1, 0, 0)'
    )
    const writers = Array.from({ length: 4 }, () =>
      runFile('tests/support/counting_writer.ts', ['100'])
    )
    for (const { code, output } of await Promise.all(writers)) assert.equal(code, 0, output)
    const sql = 'SELECT value FROM race_counters'
    const [{ value }] = await shopReader().rows<{ value: number }>(sql)
    assert.equal(value, 400)
  })

  test('a connection lost before COMMIT is told, and the next request is served', async ({
    assert,
  }) => {
    const admin = new pg.Client(process.env.DATABASE_URL)
    await admin.connect()
    const error = await transaction(async (trx) => {
      const [{ pid }] = await rows<{ pid: number }>(trx, 'SELECT pg_backend_pid() AS pid')
      await rows(trx, 'INSERT INTO f1_parents (id) VALUES (500)')
      await admin.query('SELECT pg_terminate_backend($1)', [pid])
    }).catch((caught) => caught)
    await admin.end()
    assert.equal(answerOf(error).status, 503, String(error))
    assert.lengthOf(await shopReader().rows('SELECT 1 FROM f1_parents WHERE id = 500'), 0)
    await transaction((trx) => rows(trx, 'INSERT INTO f1_parents (id) VALUES (501)'))
  }).skip(!usesPostgres)
})

test.group('Transactions of one moment', (group) => {
  group.tap((one) => one.skip(usesPostgres, 'PostgreSQL groups its commits itself'))
  group.each.setup(() => schema('DELETE FROM f1_children', 'DELETE FROM f1_parents'))

  const insert = (id: number) => (trx: Transaction) =>
    rows(trx, 'INSERT INTO f1_parents (id) VALUES (?)', [id])
  const ids = async () => {
    const found = await shopReader().rows<{ id: number }>('SELECT id FROM f1_parents ORDER BY id')
    return found.map(({ id }) => id)
  }
  const statuses = (settled: PromiseSettledResult<unknown>[]) => settled.map(({ status }) => status)

  test('share a COMMIT', async ({ assert }) => {
    const commits = await countedCommits(() =>
      Promise.all(Array.from({ length: 32 }, (_, id) => transaction(insert(id))))
    )
    assert.lengthOf(await ids(), 32)
    assert.equal(commits, 1)
  })

  test('one that fails harms no neighbour', async ({ assert }) => {
    const settled = await Promise.allSettled([
      transaction(insert(1)),
      transaction(async (trx) => {
        await insert(2)(trx)
        throw new Error('no')
      }),
      transaction(insert(1)),
      transaction(insert(3)),
    ])
    assert.deepEqual(statuses(settled), ['fulfilled', 'rejected', 'rejected', 'fulfilled'])
    assert.deepEqual(await ids(), [1, 3])
  })

  test('one whose COMMIT is refused is found out, the others are carried out', async ({
    assert,
  }) => {
    let ran = 0
    const settled = await Promise.allSettled([
      transaction(insert(1)),
      transaction(async (trx) => {
        afterCommit(trx, () => void ran++)
        await orphan(trx)
      }),
      transaction(async (trx) => {
        afterCommit(trx, () => void ran++)
        await insert(2)(trx)
      }),
    ])
    assert.deepEqual(statuses(settled), ['fulfilled', 'rejected', 'fulfilled'])
    assert.deepEqual(await ids(), [1, 2])
    assert.equal(ran, 1)
    assert.equal(await count('f1_children'), 0)
  })

  test('one that makes the database undo everything undoes only itself', async ({ assert }) => {
    const settled = await Promise.allSettled([
      transaction(insert(1)),
      transaction((trx) => rows(trx, 'INSERT OR ROLLBACK INTO f1_parents (id) VALUES (1)')),
      transaction(insert(2)),
    ])
    assert.deepEqual(statuses(settled), ['fulfilled', 'rejected', 'fulfilled'])
    assert.deepEqual(await ids(), [1, 2])
  })
})

test.group('Numbers', () => {
  test('sums and counts are numbers, and what a number cannot hold is refused', async ({
    assert,
  }) => {
    const sql = 'SELECT SUM(x) AS "sum", COUNT(*) AS "count" FROM (SELECT 5 AS x) t'
    assert.deepEqual(await shopReader().rows(sql), [{ sum: 5, count: 1 }])
    const lucid = await db.from('members').count('* as count').first()
    assert.typeOf(lucid.count, 'number')
    if (!usesPostgres) return
    await assert.rejects(() => shopReader().rows('SELECT 9007199254740993::bigint'), /unsafe/)
  })
})
