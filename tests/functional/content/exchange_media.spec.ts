import { readdirSync, readFileSync, rmSync, symlinkSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import sharp from 'sharp'
import Media from '#app/media/models/media'
import { mediaPath } from '#app/media/pictures'
import { importFolder } from '#content'
import { runCommand } from '#tests/support/command_line'
import { contentFolder, newPlace, textsIn } from '#tests/support/content_folders'
import {
  describedMedium,
  linedPicture,
  masterPath,
  mediaFiles,
  PICTURE_KEY,
} from '#tests/support/exchange_media'
import { freshDatabase, type FreshDatabase } from '#tests/support/fresh_database'
import { lostLinks } from '#tests/support/lost_links'
import { pdfOf, sendMedium } from '#tests/support/media'
import { givenStaff } from '#tests/support/members'
import { givenRecord } from '#tests/support/records'
import { sampleBlock } from '#tests/support/sample_blocks'

const PDF = pdfOf('csere')

function statesOf(stdout: string): Record<string, string> {
  const { files } = JSON.parse(stdout) as { files: { path: string; state: string }[] }
  return Object.fromEntries(files.map(({ path, state }) => [path, state]))
}

const mediaFilesIn = (storage: string) => {
  try {
    return readdirSync(join(storage, 'media')).sort()
  } catch {
    return []
  }
}

test.group('cli content, with media', (group) => {
  let other: FreshDatabase
  group.each.setup(async () => {
    other = await freshDatabase()
    return () => other.remove()
  })
  const bringIn = (from: string, ...more: string[]) =>
    other.command('content', 'import', '--from', from, '--json', ...more)
  const storage = () => other.environment.STORAGE_PATH

  test('[T-18] uploaded pictures and files go along', async ({ assert, client }) => {
    const staff = await givenStaff({ role: 'marketing' })
    const picture = await sharp(await linedPicture())
      .png()
      .toBuffer()
    const sent = await sendMedium(client, staff, picture, {
      query: { file_name: 'Fal kép.png', alt_hu: 'Fal', alt_en: 'Wall' },
    })
    const file = await sendMedium(client, staff, PDF, { query: { file_name: 'lap.pdf' } })
    const { key } = sent.body().data
    const shown = (name: 'image' | 'file', media: string) => {
      const block = sampleBlock(name)
      return { ...block, props: { ...block.props, media } }
    }
    await givenRecord({
      body: { content: [shown('image', key), shown('file', file.body().data.key)] },
    })
    const card = await sendMedium(client, staff, await linedPicture('#204080'))
    await givenRecord({
      kind: 'article',
      slug: 'kartya-cikk',
      startsAt: null,
      body: { thumbnail: card.body().data.key, content: [] },
    })
    const out = newPlace()
    const exported = await runCommand(['content', 'export', '--to', out, '--json'])
    assert.equal(exported.code, 0, exported.stderr)
    const texts = textsIn(out)
    const describes = (paths: string[], name: string) =>
      paths.some((path) => path.startsWith('media/') && path.endsWith(`-${name.slice(0, 8)}.json`))
    const keys = [key, file.body().data.key, card.body().data.key]
    for (const one of keys) assert.isTrue(describes(Object.keys(texts), one), one)
    const named = Object.keys(texts).find((path) => path.includes(key.slice(0, 8)))
    assert.match(named!, /^media\/fal-kep-[0-9a-f]{8}\.json$/)
    const order = 'kind key file file_name alt_hu alt_en is_decorative focus_x focus_y'
    assert.equal(Object.keys(JSON.parse(texts[named!])).join(' '), order)
    assert.include(Object.keys(texts), masterPath(PDF, 'pdf'))
    const live = newPlace()
    await runCommand(['content', 'export', '--to', live, '--live'])
    const seen = keys.map((one) => describes(Object.keys(textsIn(live)), one))
    assert.deepEqual(
      seen,
      [true, true, false],
      'only what readers see goes along with what they see'
    )
  }).timeout(300_000)

  test('[O-01] an export that lacks the file of a medium is written, and ends with 5', async ({
    assert,
  }) => {
    const from = contentFolder(mediaFiles(await linedPicture('#206040'), PDF))
    assert.equal((await bringIn(from, '--publish')).code, 0)
    const lost = mediaFilesIn(storage()).find((name) => name.endsWith('.pdf'))!
    rmSync(join(storage(), 'media', lost))
    const out = newPlace()
    const { code, stderr } = await other.command('content', 'export', '--to', out)
    assert.equal(code, 5, stderr)
    assert.match(stderr, /The file of medium .+ is lost/)
    assert.isNotEmpty(textsIn(out))
  }).timeout(300_000)

  test('[T-18] media come out of the other shop byte by byte', async ({ assert, cleanup }) => {
    const first = await freshDatabase()
    cleanup(() => first.remove())
    const from = contentFolder(mediaFiles(await linedPicture('#402080'), PDF))
    const begun = await first.command('content', 'import', '--from', from, '--publish')
    assert.equal(begun.code, 0, begun.stderr)
    const out = newPlace()
    const exported = await first.command('content', 'export', '--to', out)
    assert.equal(exported.code, 0, exported.stderr)
    const texts = textsIn(out)
    assert.match(texts['footer.json'], /"to": "record"/)

    const rehearsed = await bringIn(out, '--on-conflict', 'take', '--dry-run')
    assert.equal(rehearsed.code, 0, rehearsed.stderr + rehearsed.stdout)
    assert.deepEqual(mediaFilesIn(storage()), [])
    const taken = await bringIn(out, '--on-conflict', 'take')
    assert.equal(taken.code, 0, taken.stderr + taken.stdout)
    const back = newPlace()
    const again = await other.command('content', 'export', '--to', back)
    assert.equal(again.code, 0, again.stderr)
    assert.deepEqual(textsIn(back), texts)
    assert.deepEqual(await lostLinks(other), [], 'readers see no link into nothing')
  }).timeout(300_000)

  test('an imported picture is drawn anew, its master is handed out to nobody, and readers see it', async ({
    assert,
    client,
  }) => {
    const secret = Buffer.from('<script>alert(1)</script>%PDF-1.4')
    const picture = Buffer.concat([await linedPicture('#208020'), secret])
    const from = contentFolder(mediaFiles(picture, PDF))
    const way = { publishes: true, onConflict: 'take', dryRun: false } as const
    const { isWritten } = await importFolder(from, way)
    assert.isTrue(isWritten)
    const medium = await Media.findByOrFail('key', PICTURE_KEY)
    const { altHu, altEn, focusX, focusY, fileName, isDecorative, width, height } = medium
    assert.deepEqual([altHu, altEn, fileName], ['Festett fal', 'Painted wall', 'fal.webp'])
    assert.deepEqual([focusX, focusY, isDecorative, width, height], [1, 3, false, 700, 400])
    const page = await client.get('/mintalap').withInertia()
    const [image, file] = page.body().props.page.content
    const drawn = await client.get(image.props.media.url)
    drawn.assertStatus(200)
    assert.notInclude(Buffer.from(drawn.body()).toString('latin1'), 'script')
    const handedOut = await client.get(file.props.url ?? file.props.media.url)
    assert.deepEqual(Buffer.from(handedOut.body()), PDF)
    assert.isTrue(readdirSync(mediaPath).includes(`${medium.name}.master`))
    ;(await client.get(`/media/${medium.name}.master`)).assertStatus(404)

    const described = describedMedium({ key: PICTURE_KEY, bytes: picture }, { alt_hu: 'Más' })
    const again = { ...mediaFiles(picture, PDF), 'media/fal-webp-00000000.json': described }
    rmSync(join(from, masterPath(picture, 'webp')))
    const second = await importFolder(contentFolder(again), way)
    const states = Object.fromEntries(second.files.map(({ path, state }) => [path, state]))
    assert.equal(states['media/fal-webp-00000000.json'], 'kept')
    assert.equal(states['media/lap-pdf-00000000.json'], 'same')
    assert.equal((await Media.findByOrFail('key', PICTURE_KEY)).altHu, 'Festett fal')
  }).timeout(60_000)

  test('files of media are looked into, and what is wrong with one holds all back', async ({
    assert,
  }) => {
    const picture = await linedPicture('#802080')
    const files = mediaFiles(picture, PDF)
    const path = 'media/fal-webp-00000000.json'
    /** The picture of the page has other bytes, under the name that is right for them. */
    const holding = (bytes: Buffer, said: object = {}) => {
      const { [masterPath(picture, 'webp')]: _, ...rest } = files
      const described = describedMedium({ key: PICTURE_KEY, bytes }, said)
      return { ...rest, [path]: described, [masterPath(bytes, 'webp')]: bytes }
    }
    const huge = { create: { width: 7000, height: 6000, channels: 3, background: 'red' } } as const
    const refused: [Record<string, object | Buffer>, string, string][] = [
      [{ ...files, [masterPath(picture, 'webp')]: PDF }, 'file', 'hash'],
      [holding(PDF), 'file', 'picture_unreadable'],
      [holding(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')), 'file', 'unreadable'],
      [holding(picture.subarray(0, 400)), 'file', 'picture_unreadable'],
      [holding(await sharp(huge).png().toBuffer()), 'file', 'picture_too_large'],
      [holding(picture, { alt_hu: 'x'.repeat(300) }), 'alt_hu', 'max'],
      [holding(picture, { focus_x: 9 }), 'focus_x', ''],
      [holding(picture, { width: 9 }), 'width', 'unknown'],
    ]
    for (const [given, field, rule] of refused) {
      const { code, stdout, stderr } = await bringIn(contentFolder(given))
      assert.equal(code, 1, `${rule} ${stderr} ${stdout}`)
      const found = JSON.parse(stdout).files.find((one: { path: string }) => one.path === path)
      assert.equal(found.problems[0].field, field)
      assert.include(found.problems[0].rule, rule)
    }
    const { [masterPath(PDF, 'pdf')]: _, ...withoutFile } = files
    const { stdout } = await bringIn(contentFolder(withoutFile))
    assert.include(stdout, '"rule":"exists"')
    const page = files['pages/mintalap.json'] as { text: object }
    const spoilt = { ...files, 'pages/mintalap.json': { ...page, text: { nobody: 1 } } }
    assert.equal((await bringIn(contentFolder(spoilt))).code, 1)
    assert.deepEqual(await other.run('SELECT id FROM media'), [])
    assert.deepEqual(mediaFilesIn(storage()), [], 'nothing is left behind')
  }).timeout(180_000)

  test('[T-19] nothing but the files of an export is opened', async ({ assert }) => {
    const picture = await linedPicture('#808020')
    const files = mediaFiles(picture, PDF)
    const master = masterPath(picture, 'webp')
    const secret = contentFolder({ 'secret.json': picture })
    const hostile: [string, (root: string) => unknown, object?][] = [
      [
        'is a link',
        (root) => {
          rmSync(join(root, master))
          symlinkSync(join(secret, 'secret.json'), join(root, master))
        },
      ],
      ['too large', (root) => truncateSync(join(root, master), 11_000_000)],
      ['too large', (root) => truncateSync(join(root, masterPath(PDF, 'pdf')), 21_000_000)],
      ['nothing an export', () => {}, { 'media/kep.webp': picture }],
      ['nothing an export', () => {}, { [master.replace('.webp', '.jpg')]: picture }],
      ['nothing an export', () => {}, { [master.replace('media', 'pages')]: picture }],
      ['nothing an export', () => {}, { [master.replace('media/', '')]: picture }],
      ['belongs to', () => {}, { [masterPath(secretBytes, 'pdf')]: secretBytes }],
    ]
    for (const [reason, spoil, more] of hostile) {
      const root = contentFolder({ ...files, ...more })
      spoil(root)
      const { code, stderr } = await bringIn(root)
      assert.equal(code, 3, `${reason}: ${stderr}`)
      assert.include(stderr, reason)
    }
    const unlisted = contentFolder(files, { format: 1, files: Object.keys(files).slice(0, -1) })
    assert.include((await bringIn(unlisted)).stderr, 'does not name')
    assert.deepEqual(mediaFilesIn(storage()), [])
  }).timeout(120_000)

  test('an import that ends between its files and its rows leaves neither', async ({ assert }) => {
    const before = mediaFilesIn(process.env.STORAGE_PATH!)
    const files = mediaFiles(await linedPicture('#104050'), pdfOf('megállt'))
    let seen = 0
    let during: string[] = []
    const beforeFile = () => {
      // Both media are stored, and the first text is about to be written.
      if (++seen < 3) return
      during = mediaFilesIn(process.env.STORAGE_PATH!)
      throw new Error('stopped')
    }
    const way = { publishes: false, onConflict: 'take', dryRun: false, beforeFile } as const
    await assert.rejects(() => importFolder(contentFolder(renamed(files)), way), 'stopped')
    assert.isAbove(during.length, before.length)
    assert.deepEqual(mediaFilesIn(process.env.STORAGE_PATH!), before)
    const { key } = renamed({ medium: { key: PICTURE_KEY } }).medium
    assert.notEqual(key, PICTURE_KEY)
    assert.lengthOf(await db.from('media').where({ key }), 0)
  }).timeout(60_000)

  test('the same bytes under two keys are two media of one file', async ({ assert }) => {
    const picture = await linedPicture('#305070')
    const twice = {
      ...mediaFiles(picture, PDF),
      'media/masik.json': describedMedium({ key: 'masik', bytes: PDF, ending: 'pdf' }),
    }
    const { code, stdout } = await bringIn(contentFolder(twice))
    assert.equal(code, 0, stdout)
    assert.equal(statesOf(stdout)['media/masik.json'], 'new')
    const rows = await other.run(
      `SELECT name, content_hash FROM media WHERE kind = 'file' ORDER BY id`
    )
    assert.lengthOf(rows, 2)
    assert.notEqual(rows[0].name, rows[1].name)
    assert.lengthOf(
      rows.filter((row) => row.content_hash !== null),
      1
    )
    for (const { name } of rows) {
      assert.deepEqual(readFileSync(join(storage(), 'media', `${name}.pdf`)), PDF)
    }
  }).timeout(60_000)
})

const secretBytes = pdfOf('senkié')

/** The same under keys of their own: another test has brought those of the sample. */
function renamed<Files extends object>(files: Files): Files {
  const change = (value: object) =>
    JSON.parse(JSON.stringify(value).replaceAll('0000000000a', '0000000000b'))
  return Object.fromEntries(
    Object.entries(files).map(([path, value]) => [
      path,
      Buffer.isBuffer(value) ? value : change(value),
    ])
  ) as Files
}
