import { test } from '@japa/runner'
import { freshDatabase, type FreshDatabase } from '#tests/support/fresh_database'

const DAY_MS = 24 * 60 * 60 * 1000
const SECRET = 'kovacs@example.hu'

/** A message as it is stored; what it says is `SECRET`, which no command may show. */
function insert(
  key: string,
  topic: string,
  { deadDaysAgo, done }: { deadDaysAgo?: number; done?: true }
) {
  const now = Date.now()
  const dead = deadDaysAgo === undefined ? 'NULL' : now - deadDaysAgo * DAY_MS
  const error = deadDaysAgo === undefined ? 'NULL' : "'refused 550'"
  return `INSERT INTO outbox_messages (topic, dedupe_key, member_id, payload, attempts, next_at, done_at, dead_at, last_error, created_at)
    VALUES ('${topic}', '${key} ${SECRET}', 7, '${SECRET}', 3, ${now + DAY_MS}, ${done ? now : 'NULL'}, ${dead}, ${error}, ${now - 40 * DAY_MS})`
}

async function linesAbout(database: FreshDatabase) {
  return database.run(
    "SELECT source, action, subject_type, detail FROM audit_logs WHERE action LIKE 'message.%' ORDER BY id"
  )
}

test.group('cli outbox', (group) => {
  let database: FreshDatabase
  group.setup(async () => {
    database = await freshDatabase()
    return () => database.remove()
  })
  group.each.setup(async () => {
    await database.run('DELETE FROM outbox_messages')
    for (const [key, topic, state] of [
      ['a', 'mail', { deadDaysAgo: 40 }],
      ['b', 'mail', { deadDaysAgo: 2 }],
      ['c', 'sms', { deadDaysAgo: 1 }],
      ['d', 'mail', {}],
      ['e', 'mail', { deadDaysAgo: 50, done: true }],
    ] as const) {
      await database.run(insert(key, topic, state))
    }
  })
  const run = (...words: string[]) => database.command('outbox', ...words)
  const idOf = async (key: string) => {
    const [{ id }] = await database.run(
      `SELECT id FROM outbox_messages WHERE dedupe_key LIKE '${key} %'`
    )
    return Number(id)
  }
  const dead = async () =>
    (
      await database.run(
        'SELECT id FROM outbox_messages WHERE dead_at IS NOT NULL AND done_at IS NULL'
      )
    ).length

  test('what failed and what waits is listed without anything it says', async ({ assert }) => {
    const all = await run('list')
    assert.lengthOf(all.stdout.trimEnd().split('\n'), 3)
    const first = all.stdout.split('\n')[0].split('\t')
    assert.deepEqual(first.slice(0, 6), [
      String(await idOf('a')),
      'mail',
      '7',
      'dead',
      '3',
      'refused 550',
    ])
    assert.equal((await run('list', '--topic', 'sms')).stdout.trimEnd().split('\n').length, 1)
    const waiting = await run('list', '--state', 'waiting', '--json')
    const { messages } = JSON.parse(waiting.stdout)
    assert.lengthOf(messages, 1)
    assert.deepInclude(messages[0], { topic: 'mail', state: 'waiting', attempts: 3, reason: null })
    const today = new Date(Date.now()).toISOString().slice(0, 10)
    assert.equal((await run('list', '--since', today)).stdout, '')
    for (const { stdout, stderr } of [all, waiting]) assert.notInclude(stdout + stderr, SECRET)
    assert.notEqual((await run('list', '--state', 'sent')).code, 0)
    assert.notEqual((await run('list', '--since', 'yesterday')).code, 0)
  }).timeout(120_000)

  test('one message or all of a kind are sent again, a dry run counts them', async ({ assert }) => {
    const id = String(await idOf('c'))
    assert.equal((await run('retry', '--id', id, '--dry-run')).stdout, '1\n')
    assert.equal((await run('retry', '--topic', 'mail', '--dry-run')).stdout, '2\n')
    assert.equal(await dead(), 3)
    assert.equal((await run('retry', '--id', id)).stdout, '1\n')
    assert.equal((await run('retry', '--id', id)).stdout, '0\n')
    assert.equal((await run('retry', '--topic', 'mail')).stdout, '2\n')
    assert.equal(await dead(), 0)
    const [row] = await database.run(
      `SELECT attempts, dead_at, done_at FROM outbox_messages WHERE id = ${id}`
    )
    assert.deepInclude(row, { attempts: 0, dead_at: null, done_at: null })
    const closed = await database.run(
      `SELECT id FROM outbox_messages WHERE done_at IS NOT NULL AND dead_at IS NOT NULL`
    )
    assert.lengthOf(closed, 1, 'what was closed stays closed')
    const lines = await linesAbout(database)
    assert.deepEqual(
      lines.map(({ source, action, detail }) => [source, action, detail]),
      [
        ['cli', 'message.resent', null],
        ['cli', 'message.topic_resent', 'mail: 2'],
      ]
    )
    assert.notEqual((await run('retry')).code, 0)
    assert.notEqual((await run('retry', '--id', id, '--topic', 'mail')).code, 0)
  }).timeout(120_000)

  test('what was laid aside long ago is removed, and nothing else', async ({ assert }) => {
    assert.equal((await run('purge', '--days', '30', '--dry-run')).stdout, '1\n')
    assert.equal(await dead(), 3)
    assert.equal((await run('purge', '--days', '30')).stdout, '1\n')
    assert.equal(await dead(), 2)
    const rest = await database.run('SELECT id FROM outbox_messages')
    assert.lengthOf(rest, 4)
    const lines = await linesAbout(database)
    assert.deepInclude(lines.at(-1), { source: 'cli', action: 'message.purged', detail: '1' })
    assert.notEqual((await run('purge')).code, 0)
    assert.notEqual((await run('purge', '--days', '0')).code, 0)
    assert.match((await run('status')).stdout, /^open\t1\t2\n$/)
  }).timeout(120_000)
})
