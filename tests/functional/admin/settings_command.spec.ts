import { test } from '@japa/runner'
import { freshDatabase } from '#tests/support/fresh_database'

test.group('cli settings', () => {
  test('a setting is read, tried and changed; a wrong one is refused', async ({ assert }) => {
    const database = await freshDatabase()
    try {
      const run = (...words: string[]) => database.command('settings', ...words)
      const set = (key: string, value: string, ...more: string[]) =>
        run('set', '--key', key, '--value', value, ...more)
      const days = 'deleted_member_address_days'
      const before = JSON.parse((await run('list', '--json')).stdout)
      assert.equal(before[days], 365)
      assert.equal((await set(days, '90', '--dry-run')).stdout, '')
      assert.equal((await set(days, '90')).stdout, `${days}\t90\n`)
      for (const [key, value] of [
        [days, '-1'],
        [days, '3651'],
        ['contact_email', 'info'],
        ['sms_login', 'maybe'],
        ['constructor', '1'],
      ]) {
        assert.equal((await set(key, value)).code, 3, `${key} ${value}`)
      }
      assert.equal((await set('allowed_phone_countries', 'HU,SK')).code, 0)
      const refused = await set(days, '3651')
      assert.match(refused.stderr, /whole number from 0 to 3650/)
      const words = (await run('list')).stdout.split('\n').find((one) => one.startsWith(days))!
      assert.match(words, /\t90\tdays\tHow long a delivery address stays/)
      assert.match(words, /default 365 days; changed by operator on \d{4}-/)
      assert.match((await set(days, '90', '--dry-run')).stderr, /It is 90; nothing was changed/)
      const after = JSON.parse((await run('list', '--json')).stdout)
      assert.deepInclude(after, { [days]: 90, allowed_phone_countries: ['HU', 'SK'] })
    } finally {
      await database.remove()
    }
  }).timeout(120_000)
})
