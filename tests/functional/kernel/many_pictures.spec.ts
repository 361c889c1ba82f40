import { test } from '@japa/runner'
import sharp from 'sharp'
import { limitHere } from '#tests/support/time_limit'
import { givenSeededShop } from '#tests/support/seeded_shop'
import { ShopClient } from '#tests/support/shop_client'

const PICTURES = 20
/** 38 million points in some kilobytes. */
const SIDE = 6164
/** Nobody waits longer for a login, on a busy machine, in ms. */
const LOGIN_MS_MAX = 5000

function craftedPicture(): Promise<Buffer> {
  const create = { width: SIDE, height: SIDE, channels: 3, background: '#b5121b' } as const
  return sharp({ create }).png({ compressionLevel: 9 }).toBuffer()
}

async function upload({ url, cookies }: ShopClient, picture: Buffer): Promise<Response> {
  const headers = {
    'accept': 'application/json',
    'content-type': 'image/png',
    'cookie': [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    'x-xsrf-token': decodeURIComponent(cookies.get('XSRF-TOKEN')!),
  }
  return fetch(`${url}/api/admin/media`, { method: 'PUT', headers, body: new Uint8Array(picture) })
}

test.group('Many large pictures at once', (group) => {
  group.tap((one) => one.tags(['@own-database']).timeout(180_000))

  test('logins and pages do not wait for them, and too many are refused', async ({
    assert,
    cleanup,
  }) => {
    const shop = await givenSeededShop({ members: 1, databaseUrl: '' })
    cleanup(() => shop.remove())
    const server = await shop.serve()
    const staff = await new ShopClient(server.url).enter(shop.marketing.sessions[0])
    const picture = await craftedPicture()
    const answered: Response[] = []
    const uploads = Array.from({ length: PICTURES }, async (_, at) => {
      // The library knows what it has: each is another one by a byte behind its end.
      answered.push(await upload(staff, Buffer.concat([picture, Buffer.from([at])])))
    })
    const client = new ShopClient(server.url)
    const since = performance.now()
    await client.fetchToken()
    const [{ email, password }] = shop.members
    const login = await client.post('/belepes', { email, password })
    assert.isBelow(login.status, 400, login.text)
    assert.equal((await client.send('/profil')).status, 200)
    assert.isBelow(performance.now() - since, limitHere(LOGIN_MS_MAX))
    assert.isBelow(answered.length, PICTURES, 'The pictures were too easy')
    await Promise.all(uploads)
    const statuses = Map.groupBy(answered, ({ status }) => status)
    assert.sameMembers([...statuses.keys()], [201, 503])
    assert.isAtLeast(statuses.get(201)!.length, 2)
    for (const refused of statuses.get(503)!) {
      assert.isAbove(Number(refused.headers.get('retry-after')), 0)
      const { errors } = (await refused.json()) as { errors: { rule: string }[] }
      assert.equal(errors[0].rule, 'pictures_busy')
    }
  })
})
