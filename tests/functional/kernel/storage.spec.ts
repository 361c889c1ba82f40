import { chmodSync, lstatSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { test } from '@japa/runner'
import { runCli } from '#tests/support/command_line'
import { givenSeededShop, type SeededShop } from '#tests/support/seeded_shop'
import { ShopClient } from '#tests/support/shop_client'
import { stickersOf } from '#tests/support/shopper'

const storageOf = (shop: SeededShop) => shop.database.environment.STORAGE_PATH

/** Files and folders that others than their owner can do anything with. */
function openToOthers(folder: string): string[] {
  const names = ['.', ...(readdirSync(folder, { recursive: true }) as string[])]
  return names.filter((name) => (lstatSync(join(folder, name)).mode & 0o077) !== 0)
}

async function givenMemberOf(shop: SeededShop, url: string) {
  const [{ email, password }] = shop.members
  const client = new ShopClient(url)
  await client.fetchToken()
  const { status, text } = await client.post('/belepes', { email, password })
  if (status >= 400) throw new Error(`The login was answered with ${status}: ${text}`)
  return client
}

test.group('The storage folder', (group) => {
  group.tap((one) => one.tags(['@own-database']).timeout(120_000))

  test('is readable by its owner alone, also what older versions have left', async ({
    assert,
    cleanup,
  }) => {
    const shop = await givenSeededShop({ members: 1, databaseUrl: '' })
    cleanup(() => shop.remove())
    const storage = storageOf(shop)
    mkdirSync(join(storage, 'outbox'))
    mkdirSync(join(storage, 'disputes'))
    for (const name of ['outbox/mail.jsonl', 'disputes/1-a.webp', 'old.log']) {
      writeFileSync(join(storage, name), '')
    }
    for (const name of readdirSync(storage, { recursive: true }) as string[]) {
      const path = join(storage, name)
      chmodSync(path, lstatSync(path).isDirectory() ? 0o755 : 0o644)
    }
    chmodSync(storage, 0o755)
    const drivers = { MAIL_DRIVER: 'file', SMS_DRIVER: 'file', OUTBOX_WORKER: 'true' }
    const server = await shop.serve(drivers)
    const client = await givenMemberOf(shop, server.url)
    const scan = { qrCode: await stickersOf(shop)() }
    assert.equal((await client.post('/qr-code', scan)).status, 200)
    const guest = new ShopClient(server.url)
    await guest.send('/elfelejtett-jelszo', { headers: { accept: 'text/html' } })
    rmSync(join(storage, 'outbox'), { recursive: true })
    await guest.post('/elfelejtett-jelszo', { email: shop.members[0].email })
    while (!readdirSync(storage).includes('outbox')) await sleep(50)
    assert.includeMembers(readdirSync(storage), ['shop.sqlite-wal', 'sessions.sqlite-wal'])
    assert.deepEqual(openToOthers(storage), [])
  })

  for (const loss of ['deleted while running', 'missing at start', 'damaged at start'] as const) {
    test(`sessions that are ${loss} log everybody out and nothing more`, async ({
      assert,
      cleanup,
    }) => {
      const shop = await givenSeededShop({ members: 1, databaseUrl: '' })
      cleanup(() => shop.remove())
      const storage = storageOf(shop)
      const lose = () => {
        for (const end of ['', '-wal', '-shm']) {
          rmSync(join(storage, `sessions.sqlite${end}`), { force: true })
        }
      }
      let server = await shop.serve()
      const client = await givenMemberOf(shop, server.url)
      assert.equal((await client.send('/profil')).status, 200)
      if (loss === 'deleted while running') {
        lose()
        await sleep(1200)
      } else {
        await server.stop()
        lose()
        const damaged = Buffer.alloc(20_000, 'no database')
        if (loss === 'damaged at start') writeFileSync(join(storage, 'sessions.sqlite'), damaged)
        server = await shop.serve()
        client.url = server.url
      }
      for (let times = 0; times < 2; times++) {
        const lost = await client.send('/profil')
        assert.equal(lost.status, 401, lost.text)
      }
      const again = await givenMemberOf(shop, server.url)
      assert.equal((await again.send('/profil')).status, 200)
      const scan = { qrCode: await stickersOf(shop)() }
      assert.equal((await again.post('/qr-code', scan)).status, 200)
      assert.equal((await again.send('/health/ready')).status, 200)
      const verdict = await runCli(['points', 'verify'], shop.database.environment)
      assert.equal(verdict.code, 0, verdict.stdout)
    })
  }
})
