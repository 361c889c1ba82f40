import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import type { ApiClient, ApiResponse } from '@japa/api-client'
import sharp from 'sharp'
import { mediaPath, storePicture } from '#app/media/pictures'
import { kindsAbout } from '#tests/support/audit_lines'
import { givenMember, givenStaff } from '#tests/support/members'
import { staffApi } from '#tests/support/staff_api'

function picture(width = 1200, height = 675) {
  return sharp({
    create: { width, height, channels: 3, background: '#b5121b' },
    limitInputPixels: false,
  })
}

function filesInFolder() {
  try {
    return readdirSync(mediaPath).length
  } catch {
    return 0
  }
}

/** Sends bytes as the back-office does: a raw PUT with the kind of picture in the header. */
async function upload(client: ApiClient, bytes: Buffer, type = 'image/png'): Promise<ApiResponse> {
  const staff = await givenStaff({ role: 'marketing' })
  const request = client.put('/api/admin/media?alt_hu=Kulacs&alt_en=Bottle')
  request.withGuard('staff').loginAs(staff).withCsrfToken().header('content-type', type)
  request.request.send(bytes)
  return request
}

test.group('Media', () => {
  test('a picture is drawn anew in four widths and two forms, served to everybody', async ({
    client,
    assert,
  }) => {
    const sent = await picture()
      .withExifMerge({ IFD3: { GPSLatitude: '47/1 30/1 0/1' } })
      .jpeg()
    const response = await upload(client, await sent.toBuffer(), 'image/jpeg')
    response.assertStatus(201)
    const { id, name, width, height, alt_hu: altHu, url } = response.body().data
    assert.deepEqual([width, height, altHu], [1200, 675, 'Kulacs'])
    assert.match(name, /^[A-Za-z0-9_-]{22}$/)
    assert.equal(url, `/media/${name}-640.webp`)
    for (const expected of [320, 640, 960]) {
      for (const form of ['webp', 'avif']) {
        const file = await client.get(`/media/${name}-${expected}.${form}`)
        file.assertStatus(200)
        file.assertHeader('content-type', `image/${form}`)
        file.assertHeader('cache-control', 'public, max-age=31536000, immutable')
        file.assertHeader('x-content-type-options', 'nosniff')
        const metadata = await sharp(file.body() as Buffer).metadata()
        assert.equal(metadata.width, expected)
        assert.equal(metadata.format, form === 'avif' ? 'heif' : 'webp')
        assert.isUndefined(metadata.exif)
      }
    }
    const staff = await givenStaff({ role: 'marketing' })
    const pictures = staffApi(client, 'media', staff)
    const described = await pictures.update(id, { alt_hu: 'Piros kulacs' })
    assert.include(described.body().data, { alt_hu: 'Piros kulacs', alt_en: 'Bottle' })
    assert.deepEqual(await kindsAbout('picture', id), ['picture.added', 'picture.described'])
  })

  test('a picture kept as WebP alone answers where AVIF is asked for', async ({
    client,
    assert,
  }) => {
    const { name } = await storePicture(await picture(64, 64).png().toBuffer())
    rmSync(`${mediaPath}/${name}-320.avif`)
    const file = await client.get(`/media/${name}-320.avif`)
    file.assertStatus(200)
    file.assertHeader('content-type', 'image/webp')
    assert.notInclude(file.header('cache-control')!, 'immutable')
    ;(await client.get('/media/nobody-320.avif')).assertStatus(404)
  })

  test('what is no picture is refused whatever it calls itself, and leaves no file', async ({
    client,
    assert,
  }) => {
    const before = filesInFolder()
    const png = await picture(40, 40).png().toBuffer()
    const cases: Record<string, Buffer> = {
      'a drawing with scripts': Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'
      ),
      'a page': Buffer.from('<html><script>alert(1)</script></html>'),
      'nothing': Buffer.alloc(0),
      'a picture cut short': png.subarray(0, png.length / 2),
      'the start of a picture before a page': Buffer.concat([
        png.subarray(0, 8),
        Buffer.from('<html>'),
      ]),
    }
    for (const [what, bytes] of Object.entries(cases)) {
      const response = await upload(client, bytes)
      assert.equal(response.status(), 415, what)
      const rule =
        what.startsWith('a picture') || what.startsWith('the start') ? 'picture' : 'medium'
      assert.equal(response.body().errors[0].rule, `${rule}_unreadable`, what)
    }
    assert.equal(filesInFolder(), before)
  })

  test('a page hidden behind a picture does not survive', async ({ assert }) => {
    const jpeg = await picture(64, 64).jpeg().toBuffer()
    const stored = await storePicture(
      Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>')])
    )
    const bytes = readFileSync(`${mediaPath}/${stored.name}-320.webp`)
    assert.notInclude(bytes.toString('latin1'), '<script>')
  })

  test('a small file that unfolds into gigabytes is refused', async ({ client, assert }) => {
    const bomb = await picture(20_000, 20_000).png({ compressionLevel: 9 }).toBuffer()
    assert.isBelow(bomb.length, 10 * 1024 * 1024)
    const response = await upload(client, bomb)
    response.assertStatus(413)
    assert.equal(response.body().errors[0].rule, 'picture_too_large')
  })

  test('points that are deep count twice', async ({ client, assert }) => {
    const channels = { channels: 4 as const, background: '#b5121b80' }
    const create = { width: 5200, height: 5200, ...channels }
    const deep = await sharp({ create }).toColourspace('rgb16').png().toBuffer()
    const response = await upload(client, deep)
    response.assertStatus(413)
    assert.equal(response.body().errors[0].rule, 'picture_too_large')
  })

  test('more bytes than a picture may have are refused', async ({ client }) => {
    const response = await upload(client, Buffer.alloc(10 * 1024 * 1024 + 1, 1))
    response.assertStatus(413)
  })

  test('a form with files is refused, and so are members and strangers', async ({ client }) => {
    ;(await upload(client, Buffer.from('x'), 'multipart/form-data; boundary=x')).assertStatus(415)
    const member = await givenMember()
    const bytes = await picture(40, 40).png().toBuffer()
    const request = client.put('/api/admin/media').withCsrfToken()
    request.withGuard('member').loginAs(member).header('content-type', 'image/png')
    request.request.send(bytes)
    ;(await request).assertStatus(401)
  })
})

test.group('Files', () => {
  test('a file is packed for who can unpack it and not sent again unchanged', async ({
    client,
    assert,
  }) => {
    const folder = app.publicPath('assets')
    mkdirSync(folder, { recursive: true })
    writeFileSync(`${folder}/probe.css`, 'a { color: red }\n'.repeat(200))
    const packed = await client.get('/assets/probe.css').header('accept-encoding', 'gzip, br')
    packed.assertStatus(200)
    packed.assertHeader('content-encoding', 'br')
    packed.assertHeader('vary', 'Accept-Encoding')
    packed.assertHeader('cache-control', 'public, max-age=31536000, immutable')
    const plain = await client.get('/assets/probe.css').header('accept-encoding', 'identity')
    assert.isUndefined(plain.header('content-encoding'))
    const again = await client
      .get('/assets/probe.css')
      .header('if-none-match', plain.header('etag')!)
    again.assertStatus(304)
    ;(await client.head('/assets/probe.css')).assertStatus(200)
    rmSync(`${folder}/probe.css`)
    ;(await client.get('/sw.js')).assertHeader('cache-control', 'no-cache')
  })

  test('no way leads out of the folder, to hidden files or to what was made for the server', async ({
    assert,
  }) => {
    const hidden = app.publicPath('assets/server')
    mkdirSync(hidden, { recursive: true })
    writeFileSync(`${hidden}/probe.js`, 'secret')
    writeFileSync(app.publicPath('assets/probe.js.br'), 'secret')
    const paths = [
      '/../.env',
      '/%2e%2e/.env',
      '/..%2f.env',
      '/..%5c.env',
      '/assets/../../.env',
      '/assets/server/probe.js',
      '/assets/%73erver/probe.js',
      '/assets//server/probe.js',
      '/assets/.vite/manifest.json',
      '/assets/probe.js.br',
      '/.env',
      '/media/..%2f..%2f.env',
      '/media/a-320.webp%00.html',
    ]
    for (const path of paths) {
      const answer = await fetch(`http://${process.env.HOST}:${process.env.PORT}${path}`)
      assert.isAtLeast(answer.status, 400, path)
      assert.notMatch(await answer.text(), /APP_KEY|secret/, path)
    }
    rmSync(`${hidden}/probe.js`)
    rmSync(app.publicPath('assets/probe.js.br'))
  })
})
