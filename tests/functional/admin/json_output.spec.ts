import { test } from '@japa/runner'
import { freshDatabase, type FreshDatabase } from '#tests/support/fresh_database'

test.group('cli --json', (group) => {
  let database: FreshDatabase
  group.setup(async () => {
    database = await freshDatabase()
    return () => database.remove()
  })

  /** Runs a command and reads all of its stdout as one document. */
  const told = async (...words: string[]) => {
    const { code, stdout, stderr } = await database.command(...words, '--json')
    if (code !== 0) throw new Error(`${words.join(' ')}: ${stderr}`)
    return JSON.parse(stdout)
  }

  test('[O-01] switches and settings say how they are', async ({ assert }) => {
    assert.deepEqual(await told('maintenance', 'status'), { maintenance: false })
    assert.deepEqual(await told('maintenance', 'on'), { maintenance: true })
    assert.deepEqual(await told('maintenance', 'off', '--dry-run'), { maintenance: true })
    assert.deepEqual(await told('outbox', 'status'), { state: 'open', waiting: 0, dead: 0 })
    assert.deepEqual(await told('outbox', 'pause'), { state: 'paused', waiting: 0, dead: 0 })
    assert.deepEqual(await told('outbox', 'release'), { state: 'open', waiting: 0, dead: 0 })
    const setting = ['settings', 'set', '--key', 'deleted_member_address_days', '--value']
    const before = await told(...setting, '17', '--dry-run')
    assert.notEqual(before.value, 17)
    const changed = { key: 'deleted_member_address_days', value: 17 }
    assert.deepEqual(await told(...setting, '17'), changed)
    assert.deepEqual(await told(...setting, '18', '--dry-run'), changed)
    const waiting = await told('settings', 'set', '--key', 'lone_points', '--value', '999999')
    assert.isNumber(waiting.waitingId)
    const { kinds } = await told('audit', 'kinds')
    assert.containSubset(kinds, [{ name: 'setting.changed' }])
    for (const { en, hu } of kinds) assert.isTrue(Boolean(en && hu))
  })

  test('[O-01] what is counted, and what was done', async ({ assert }) => {
    const now = Date.now()
    await database.run(`INSERT INTO outbox_messages
      (topic, dedupe_key, payload, attempts, next_at, dead_at, created_at)
      VALUES ('mail', 'json', '', 3, ${now}, 1, 1)`)
    const retry = ['outbox', 'retry', '--topic', 'mail']
    const purge = ['outbox', 'purge', '--days', '30']
    assert.deepEqual(await told(...retry, '--dry-run'), { messages: 1, resent: false })
    assert.deepEqual(await told(...purge, '--dry-run'), { messages: 1, removed: false })
    assert.deepEqual(await told(...purge), { messages: 1, removed: true })
    assert.deepEqual(await told(...retry), { messages: 0, resent: true })
    assert.deepEqual(await told('migrate', '--dry-run'), { migrations: [], migrated: false })
    assert.deepEqual(await told('migrate'), { migrations: [], migrated: true })
    const state = await told('search', 'rebuild', '--dry-run')
    assert.deepInclude(state, { outdated: 0, missing: 0, rebuilt: null })
    const rebuilt = await told('search', 'rebuild')
    assert.deepEqual(rebuilt, { ...state, rebuilt: state.documents })
    assert.isAbove(rebuilt.documents, 0)
    assert.deepEqual(await told('demo', 'reset', '--dry-run'), { emptied: false })
  })
})
