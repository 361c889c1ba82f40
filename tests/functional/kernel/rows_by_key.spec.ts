import Database from 'better-sqlite3'
import { test } from '@japa/runner'
import { sessionsFile, shopFile, usesPostgres } from '#config/database'
import { sessionsDatabase } from '#app/database/engine'
import { rows } from '#app/database/statement'
import { keyOf } from '#app/sessions/session_row'
import { endSessionsOf, isSessionOf } from '#app/sessions/session_store'
import { transaction } from '#app/transaction'
import { findMember } from '#auth'
import { givenMember } from '#tests/support/members'

const BEGIN = `INSERT INTO sessions
  (id, payload, started_at, expires_at, member_id, login_id, seen_at) VALUES (?, '{}', 1, ?, ?, '', 1)`
const RENAME = 'UPDATE members SET first_name = ? WHERE id = ?'

test.group('Finding rows by their key', () => {
  test('what is written in a transaction is seen at its commit, and never where it is undone', async ({
    assert,
  }) => {
    const { id } = await givenMember()
    await transaction((trx) => rows(trx, RENAME, ['Ede', id]))
    await transaction(async (trx) => {
      await rows(trx, RENAME, ['Géza', id])
      assert.equal((await findMember(id))?.firstName, 'Ede')
      throw new Error('undone')
    }).catch(() => {})
    assert.equal((await findMember(id))?.firstName, 'Ede')
  })

  test('a disabled member is found no more, whoever disabled it', async ({ assert }) => {
    const { id } = await givenMember()
    assert.equal((await findMember(id))?.id, id)
    const file = new Database(shopFile)
    file.prepare('UPDATE members SET disabled_at = 1 WHERE id = ?').run(id)
    file.close()
    await nextTurn()
    assert.isNull(await findMember(id))
  }).skip(usesPostgres, 'other processes write to the same file')

  test('a session is gone at the next request, whoever ended it', async ({ assert }) => {
    const { id } = await givenMember()
    const key = keyOf('a session')
    await sessionsDatabase().rows(BEGIN, [key, Date.now() + 60_000, id])
    assert.isTrue(await isSessionOf('a session', id))
    const file = usesPostgres ? undefined : new Database(sessionsFile)
    file?.prepare('DELETE FROM sessions WHERE id = ?').run(key)
    file?.close()
    if (usesPostgres) await endSessionsOf({ memberId: id })
    await nextTurn()
    assert.isFalse(await isSessionOf('a session', id))
  })
})

const nextTurn = () => new Promise((resolve) => setImmediate(resolve))
