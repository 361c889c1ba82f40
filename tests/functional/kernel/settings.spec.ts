import { test } from '@japa/runner'
import { useClock } from '#app/clock'
import { shopReader } from '#app/database/engine'
import { rows } from '#app/database/statement'
import { DEFAULT_SETTINGS } from '#app/settings/defaults'
import { changeSettings, forgetSettings, settings } from '#app/settings/settings'
import { transaction } from '#app/transaction'

async function forgetAllChanges() {
  await transaction((trx) => rows(trx, 'DELETE FROM settings'))
  forgetSettings()
}

test.group('Settings', (group) => {
  group.setup(forgetAllChanges)
  group.each.teardown(forgetAllChanges)

  test('[D-40] a change is seen at once and leaves the others at their defaults', async ({
    assert,
  }) => {
    assert.deepEqual(await settings(), DEFAULT_SETTINGS)
    await transaction((trx) => changeSettings(trx, { contact_email: 'info@example.hu' }))
    assert.deepEqual(await settings(), { ...DEFAULT_SETTINGS, contact_email: 'info@example.hu' })
    assert.lengthOf(await shopReader().rows('SELECT key FROM settings'), 1)
  })

  test('a change by another process is seen after two seconds', async ({ assert }) => {
    let time = 1_800_000_000_000
    const restore = useClock({ now: () => time })
    await settings()
    const sql = 'INSERT INTO settings (key, value, updated_at) VALUES (?, ?, 0)'
    await transaction((trx) => rows(trx, sql, ['maintenance', 'true']))
    assert.isFalse((await settings()).maintenance)
    time += 2001
    assert.isTrue((await settings()).maintenance)
    restore()
  })

  test('a change is written down with what was before, the default as well; no change is not', async ({
    assert,
  }) => {
    const last = 'SELECT COALESCE(MAX(id), 0) AS id FROM audit_logs'
    const [{ id }] = await shopReader().rows<{ id: number }>(last)
    for (const contact_email of ['a@pelda.hu', 'a@pelda.hu']) {
      await transaction((trx) => changeSettings(trx, { contact_email }))
    }
    const sql = 'SELECT action, detail FROM audit_logs WHERE id > ? ORDER BY id'
    const detail = `contact_email: "${DEFAULT_SETTINGS.contact_email}" > "a@pelda.hu"`
    assert.deepEqual(await shopReader().rows(sql, [id]), [{ action: 'setting.changed', detail }])
  })

  test('a refused change is not seen, an unknown key is refused', async ({ assert }) => {
    const wrong = { no_such_key: 1 } as object
    await assert.rejects(() =>
      transaction(async (trx) => {
        await changeSettings(trx, { maintenance: true })
        await changeSettings(trx, wrong)
      })
    )
    assert.isFalse((await settings()).maintenance)
  })
})
