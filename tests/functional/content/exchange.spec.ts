import {
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { importContent } from '#content/exchange/actions/import_content'
import {
  contentFolder,
  newPlace,
  sampleFiles,
  textsIn,
  type ContentFiles,
} from '#tests/support/content_folders'
import { freshDatabase, type FreshDatabase } from '#tests/support/fresh_database'

/** A file of a folder with another text in place of one. */
function reword(folder: string, path: string, [from, to]: [string, string]) {
  const file = join(folder, path)
  const text = readFileSync(file, 'utf8')
  if (!text.includes(from)) throw new Error(`${path} does not say ${from}`)
  writeFileSync(file, text.replaceAll(from, to))
}

/** What an import said became of each file, by its path. */
function statesOf(stdout: string): Record<string, string> {
  const { files } = JSON.parse(stdout) as { files: { path: string; state: string }[] }
  return Object.fromEntries(files.map(({ path, state }) => [path, state]))
}

test.group('cli content', (group) => {
  let shop: FreshDatabase
  let other: FreshDatabase
  group.each.setup(async () => {
    shop = await freshDatabase()
    other = await freshDatabase()
    return async () => {
      await shop.remove()
      await other.remove()
    }
  })
  const bringIn = (to: FreshDatabase, from: string, ...more: string[]) =>
    to.command('content', 'import', '--from', from, '--json', ...more)
  const takeOut = async (from: FreshDatabase, ...more: string[]) => {
    const to = newPlace()
    const { code, stderr } = await from.command('content', 'export', '--to', to, ...more)
    if (code !== 0) throw new Error(stderr)
    return to
  }

  test('[T-18] [D-32] [D-33] export, import into an empty shop, export: equal bytes', async ({
    assert,
  }) => {
    const first = await bringIn(shop, contentFolder(sampleFiles()))
    assert.equal(first.code, 0, first.stderr + first.stdout)
    const out = await takeOut(shop)
    assert.includeMembers(Object.keys(textsIn(out)), Object.keys(sampleFiles()))
    const rehearsed = await bringIn(other, out, '--on-conflict', 'take', '--dry-run')
    assert.equal(rehearsed.code, 0, rehearsed.stderr)
    assert.include(rehearsed.stderr, 'Nothing was written')
    assert.deepEqual(await other.run("SELECT key FROM surveys WHERE slug = 'homlokzatok'"), [])
    const taken = await bringIn(other, out, '--on-conflict', 'take', '--publish')
    assert.equal(taken.code, 0, taken.stderr + taken.stdout)
    assert.deepEqual(textsIn(await takeOut(other)), textsIn(out))

    const again = await bringIn(other, out)
    assert.deepEqual([...new Set(Object.values(statesOf(again.stdout)))], ['same'])
    const audited = 'SELECT action FROM audit_logs WHERE source = '
    const lines = await other.run(`${audited}'cli' ORDER BY id`)
    const actions = lines.map(({ action }) => action)
    for (const action of ['content.imported', 'content.exported', 'content.published']) {
      assert.include(actions, action)
    }
    const [quiz] = await other.run('SELECT page_record_id, published_at FROM questionnaires')
    assert.isNumber(Number(quiz.page_record_id))
    assert.isNotNull(quiz.published_at)
  }).timeout(120_000)

  test('a changed word is a changed line, keys stand for numbers, and only the owner reads', async ({
    assert,
  }) => {
    await bringIn(shop, contentFolder(sampleFiles()))
    const out = await takeOut(shop)
    const { 'surveys/homlokzatok.json': survey, 'pages/mintalap.json': page } = textsIn(out)
    const lines = survey.split('\n').map((line) => line.trim())
    assert.includeMembers(lines, ['"<p>Egy.</p>",', '"<p>Kettő.</p>"'])
    assert.include(page, `"questionnaire": "${'0'.repeat(8)}-0000-4000-8000-000000000006"`)
    assert.deepEqual(Object.keys(JSON.parse(page)), ['kind', 'key', 'slug', 'position', 'text'])
    assert.notMatch(Object.values(textsIn(out)).join(), /"(?:id|\w+_id)": \d/)
    for (const path of readdirSync(out, { recursive: true }).map(String)) {
      const { mode } = statSync(join(out, path))
      assert.equal(mode & 0o077, 0, path)
    }
    const said = await shop.command('content', 'export', '--to', newPlace(), '--dry-run')
    assert.include(said.stderr, 'right answers')
    const taken = await shop.command('content', 'export', '--to', out)
    assert.equal(taken.code, 3)
    assert.include(taken.stderr, 'nothing is overwritten')
  }).timeout(120_000)

  test('what changed there is taken, what changed here stays, and what changed in both stops', async ({
    assert,
  }) => {
    const from = contentFolder(sampleFiles())
    await bringIn(shop, from)
    const page = 'pages/mintalap.json'
    const article = 'articles/alapozas.json'
    const title = async (slug: string) => {
      const [row] = await shop.run(
        `SELECT d.title_hu FROM content_drafts d JOIN content_slugs s ON s.record_id = d.record_id
          WHERE s.slug = '${slug}'`
      )
      return row.title_hu
    }
    reword(from, article, ['Alapozás', 'Alapozó'])
    const there = await bringIn(shop, from)
    assert.equal(statesOf(there.stdout)[article], 'changed')
    assert.equal(await title('alapozas'), 'Alapozó')

    const mine = await takeOut(shop)
    reword(mine, page, ['"Mintalap"', '"Itteni lap"'])
    await bringIn(shop, mine, '--on-conflict', 'take')
    const here = await bringIn(shop, mine)
    assert.equal(statesOf(here.stdout)[page], 'same')

    await shop.run(`UPDATE content_drafts SET body = replace(body, 'Itteni lap', 'Saját lap')`)
    const kept = await bringIn(shop, mine)
    assert.equal(statesOf(kept.stdout)[page], 'changed here')
    reword(mine, page, ['Itteni lap', 'Ottani lap'])
    const stopped = await bringIn(shop, mine)
    assert.equal(stopped.code, 1, stopped.stderr)
    assert.equal(statesOf(stopped.stdout)[page], 'conflict')

    const copied = await bringIn(shop, mine, '--on-conflict', 'copy')
    assert.equal(copied.code, 0, copied.stderr)
    assert.equal(await title('mintalap-2'), 'Ottani lap')
    reword(mine, page, ['Ottani lap', 'Más lap'])
    const keeping = await bringIn(shop, mine, '--on-conflict', 'keep')
    assert.equal(statesOf(keeping.stdout)[page], 'kept')
    reword(mine, page, ['Más lap', 'Vett lap'])
    await bringIn(shop, mine, '--on-conflict', 'take')
    assert.equal(await title('mintalap'), 'Vett lap')
  }).timeout(120_000)

  test('an import is a draft, and what members answer waits for --publish', async ({ assert }) => {
    const from = contentFolder(sampleFiles())
    await bringIn(shop, from)
    const shownPages = `SELECT p.id FROM content_publications p JOIN content_slugs s
      ON s.record_id = p.record_id WHERE s.slug = 'mintalap'`
    assert.lengthOf(await shop.run(shownPages), 0)
    const published = await bringIn(shop, from, '--publish')
    assert.equal(published.code, 0, published.stderr)
    assert.lengthOf(await shop.run(shownPages), 1)
    const survey = 'surveys/homlokzatok.json'
    reword(from, survey, ['Homlokzatok', 'Új homlokzatok'])
    const waiting = await bringIn(shop, from)
    assert.equal(statesOf(waiting.stdout)[survey], 'waiting')
    const name = async () => (await shop.run('SELECT title_hu FROM surveys'))[0].title_hu
    assert.equal(await name(), 'Homlokzatok')
    await bringIn(shop, from, '--publish')
    assert.equal(await name(), 'Új homlokzatok')
  }).timeout(120_000)

  test('texts are judged as those of the editor, and one that is refused holds all back', async ({
    assert,
  }) => {
    const sample = sampleFiles()
    const article = sample['articles/alapozas.json'] as { text: object }
    const withText = (text: object): ContentFiles => ({
      ...sample,
      'articles/alapozas.json': { ...article, text: { ...article.text, ...text } },
    })
    const block = (props: object, more = {}) => ({
      content: [{ id: 'a', name: 'text', v: 1, only: null, props, ...more }],
    })
    const refused: [ContentFiles, string][] = [
      [withText({ title_hu: 'x'.repeat(300) }), 'title_hu'],
      [withText({ nobody: 1 }), 'text.nobody'],
      [withText(block({ html_hu: ['<p>a</p>'], html_en: [], evil: 1 })), 'content.0.props.evil'],
      [withText(block({ html_hu: ['x'.repeat(20_001)], html_en: [] })), 'content.0.props.html_hu'],
      [withText(block({ html_hu: [], html_en: [] }, { v: 2 })), 'content.0.v'],
      [{ ...sample, 'articles/alapozas.json': { ...article, slug: 'a/b' } }, 'slug'],
      [{ ...sample, 'articles/alapozas.json': { ...article, category: 'nincs' } }, 'category'],
      [{ ...sample, 'pages/belepes.json': { ...page(7), slug: 'belepes' } }, 'slug'],
      [{ ...sample, 'pages/masik.json': { ...page(4), slug: 'masik' } }, 'key'],
    ]
    for (const [files, field] of refused) {
      const { code, stdout } = await bringIn(shop, contentFolder(files))
      assert.equal(code, 1, `${field} ${stdout}`)
      assert.include(stdout, `"field":"${field}"`)
    }
    assert.lengthOf(await shop.run("SELECT key FROM surveys WHERE slug = 'homlokzatok'"), 0)

    // HTML is cleaned; a block that a newer shop knows is kept and shows nothing.
    const cleaned = withText({
      content: [
        {
          id: 'a',
          name: 'text',
          v: 1,
          only: null,
          props: { html_hu: ['<p onclick="x">a</p>', '<script>x</script>'], html_en: [] },
        },
        { id: 'b', name: 'hologram', v: 1, only: null, props: { text: 'x' } },
      ],
    })
    const { code, stdout } = await bringIn(shop, contentFolder(cleaned))
    assert.equal(code, 0, stdout)
    const text = textsIn(await takeOut(shop))['articles/alapozas.json']
    assert.include(text, '"<p>a</p>"')
    assert.notMatch(text, /onclick|script/)
    assert.include(text, 'hologram')
  }).timeout(120_000)

  test('[T-19] nothing but an export is read, and nothing outside of it', async ({ assert }) => {
    const sample = { 'pages/mintalap.json': page(4) }
    const secret = contentFolder({ 'secret.json': { kind: 'page' } })
    const hostile: [string, (root: string) => unknown][] = [
      ['is a link', (root) => symlinkSync(join(secret, 'secret.json'), join(root, 'pages/a.json'))],
      ['is a link', (root) => symlinkSync(secret, join(root, 'articles'))],
      ['is nothing an export', (root) => mkdirSync(join(root, 'pages/deep'))],
      ['is nothing an export', (root) => writeFileSync(join(root, '.hidden'), '')],
      ['is nothing an export', (root) => writeFileSync(join(root, 'pages/a\u001b[2J.json'), '{}')],
      ['is nothing an export', (root) => mkdirSync(join(root, '__proto__'))],
      ['does not name', (root) => writeFileSync(join(root, 'pages/more.json'), '{}')],
      ['too large', (root) => truncateSync(join(root, 'pages/mintalap.json'), 5_000_000)],
      ['UTF-8', (root) => writeFileSync(join(root, 'pages/mintalap.json'), Buffer.from([0xff]))],
      ['newer version', (root) => manifest(root, { format: 2, files: [] })],
      ['not what an export', (root) => manifest(root, { format: '1', files: [] })],
      ['not what an export', (root) => manifest(root, { format: 1, files: [], extra: 1 })],
      ['which is not there', (root) => manifest(root, { format: 1, files: ['../../etc/passwd'] })],
      ['which is not there', (root) => manifest(root, { format: 1, files: ['/etc/passwd'] })],
      ['which is not there', (root) => manifest(root, { format: 1, files: ['manifest.json'] })],
      ['could be read', (root) => writeFileSync(join(root, 'manifest.json'), '[')],
      ['could be read', (root) => rmSync(join(root, 'manifest.json'))],
    ]
    for (const [reason, spoil] of hostile) {
      const root = contentFolder(sample)
      spoil(root)
      const { code, stderr } = await bringIn(shop, root)
      assert.equal(code, 3, stderr)
      assert.include(stderr, reason)
      assert.notInclude(stderr, '\u001b')
    }
    const link = newPlace()
    symlinkSync(contentFolder(sample), link)
    assert.equal((await bringIn(shop, link)).code, 3)
  }).timeout(120_000)

  test('a file that is no text of the shop is refused by name', async ({ assert }) => {
    const proto = JSON.stringify(page(4)).replace('{', '{"__proto__":{"polluted":true},')
    const inner = JSON.stringify(page(4)).replace('"text":{', '"text":{"__proto__":{"a":1},')
    const texts = [
      '{',
      '[]',
      'null',
      '"text"',
      '{}',
      proto,
      inner,
      '['.repeat(100_000),
      `{"text":${'{"a":'.repeat(60)}1${'}'.repeat(60)}}`,
      JSON.stringify({ ...page(4), kind: 'article' }),
      JSON.stringify({ ...page(4), key: '../x' }),
      JSON.stringify({ ...page(4), key: 4 }),
      JSON.stringify({ ...page(4), text: null }),
      JSON.stringify({ ...page(4), text: [] }),
      JSON.stringify({ ...page(4), text: { title_hu: 'x', content: [null, 1, { props: 1 }] } }),
      JSON.stringify({ ...page(4), text: { title_hu: 'x', content: { length: 9 } } }),
      JSON.stringify({ ...page(4), text: { content: [{ id: 'a', name: 'text', props: null }] } }),
    ]
    for (const text of texts) {
      const folder = contentFolder({ 'pages/mintalap.json': text })
      const { code, stdout, stderr } = await bringIn(shop, folder)
      assert.equal(code, 1, `${text.slice(0, 60)} ${stderr}`)
      assert.equal(statesOf(stdout)['pages/mintalap.json'], 'refused')
    }
    assert.notProperty({}, 'polluted')
    assert.lengthOf(await shop.run("SELECT slug FROM content_slugs WHERE slug = 'mintalap'"), 0)
  }).timeout(120_000)

  test('an import that is stopped, and an export to where nothing may stand, leave nothing', async ({
    assert,
  }) => {
    const files = new Map(
      [1, 2, 3].map((at): [string, string] => {
        const document = { ...page(at), slug: `megallt-${at}`, text: { title_hu: 'x' } }
        return [`pages/megallt-${at}.json`, JSON.stringify(document)]
      })
    )
    let seen = 0
    const beforeFile = () => {
      if (++seen === 3) throw new Error('stopped')
    }
    const way = { publishes: false, onConflict: 'stop', dryRun: false } as const
    const options = { ...way, media: new Map(), beforeFile }
    await assert.rejects(() => importContent(files, options), 'stopped')
    assert.lengthOf(await db.from('content_slugs').where('slug', 'like', 'megallt-%'), 0)

    const place = newPlace()
    const { code } = await shop.command('content', 'export', '--to', join(place, 'a', 'b'))
    assert.equal(code, 3)
    writeFileSync(place, '')
    assert.equal((await shop.command('content', 'export', '--to', place)).code, 3)
    assert.deepEqual(readdirSync(dirname(place)), ['out'])
  }).timeout(120_000)
})

function manifest(root: string, content: object) {
  writeFileSync(join(root, 'manifest.json'), JSON.stringify(content))
}

function page(at: number) {
  return {
    ...sampleFiles()['pages/mintalap.json'],
    key: `00000000-0000-4000-8000-00000000000${at}`,
  }
}
