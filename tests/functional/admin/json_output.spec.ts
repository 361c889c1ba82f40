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

  test('[O-01] a rehearsal prints a document as well, and changes nothing', async ({ assert }) => {
    const tried = (...words: string[]) => told(...words, '--dry-run')
    const person = ['--email', 'uj@pelda.hu', '--name', 'Új Ubul', '--role', 'admin']
    const nobody = { id: null, email: 'uj@pelda.hu' }
    assert.deepEqual(await tried('staff', 'create', ...person), { ...nobody, role: 'admin' })
    assert.deepEqual(await tried('staff', 'invite', ...person), nobody)
    assert.isEmpty((await told('staff', 'list')).staff)
    await told('staff', 'create', ...person)
    const account = ['--email', 'uj@pelda.hu']
    assert.deepInclude(await tried('staff', 'disable', ...account), { email: 'uj@pelda.hu' })
    assert.isNumber((await tried('staff', 'invite', ...account)).id)

    const token = ['partner', 'token', 'create', '--name', 'Salesforce', '--scopes', 'users.read']
    const none = { id: null, client_id: null, secret: null }
    assert.deepEqual(await tried(...token), none)
    const { id } = await told(...token)
    assert.isTrue((await tried('partner', 'token', 'revoke', '--id', String(id))).is_open)

    await database.run(`INSERT INTO participating_products
      (slug, title_hu, title_en, points, created_at, updated_at)
      VALUES ('fal', 'Fal', 'Wall', 10, 1, 1)`)
    const codes = ['codes', 'create', '--product', 'fal', '--count', '2']
    const planned = await tried(...codes)
    assert.containsSubset(planned, { count: 2, points: 10, written: false })
    const batch = ['--batch', String((await told(...codes, '--yes')).id)]
    for (const verb of [['activate'], ['void', '--reason', 'Ellopva'], ['restore']]) {
      assert.equal((await tried('codes', ...verb, ...batch)).state, 'printed')
    }
    const out = ['--demo', '--out', '/nowhere/codes.csv']
    assert.containsSubset(await tried('codes', 'export', ...batch, ...out), {
      codes: 2,
      file: null,
    })
    assert.isNull((await tried('content', 'export', '--to', '/nowhere/texts')).folder)
    assert.isFalse((await tried('backup', 'create', '--into', '/nowhere')).written)
    assert.isString((await tried('demo', 'fill')).state)
  })
})
