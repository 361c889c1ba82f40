import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { LASTING_KEYS, type Entry } from '#content/blocks/shared/entries'
import { newPlace, textsIn } from '#tests/support/content_folders'
import { freshDatabase, type FreshDatabase } from '#tests/support/fresh_database'

const MENU = 'menu.json'

/** Changes the entries of the menu in a folder. */
function change(folder: string, of: (entries: Entry[]) => Entry[]) {
  const file = join(folder, MENU)
  const document = JSON.parse(readFileSync(file, 'utf8'))
  document.text.entries = of(document.text.entries)
  writeFileSync(file, JSON.stringify(document))
}

const named = (title: string) => (entries: Entry[]) =>
  entries.map((one) => (one.key === 'faq' ? { ...one, title_hu: title } : one))

test.group('cli content, menu and footer', (group) => {
  let shop: FreshDatabase
  group.each.setup(async () => {
    shop = await freshDatabase()
    return () => shop.remove()
  })
  const bringIn = async (from: string, ...more: string[]) => {
    const words = ['content', 'import', '--from', from, '--json', ...more]
    const { code, stdout, stderr } = await shop.command(...words)
    const files: { path: string; state: string; problems: object[] }[] = JSON.parse(
      stdout || '{"files":[]}'
    ).files
    const menu = files.find(({ path }) => path === MENU)
    return { code, stderr, state: menu?.state, problems: menu?.problems }
  }
  const takeOut = async () => {
    const to = newPlace()
    const { code, stderr } = await shop.command('content', 'export', '--to', to)
    if (code !== 0) throw new Error(stderr)
    return to
  }
  /** What staff work on, and what readers see. */
  const titles = async () => {
    const rows = await shop.run(
      `SELECT d.body AS draft, v.body AS live FROM content_records r
        JOIN content_drafts d ON d.record_id = r.id
        JOIN content_publications p ON p.record_id = r.id AND p.ends_at IS NULL
        JOIN content_versions v ON v.id = p.version_id WHERE r.kind = 'menu'`
    )
    const titleIn = (body: unknown) => {
      const { entries } = typeof body === 'string' ? JSON.parse(body) : (body as never)
      return entries.find((one: Entry) => one.key === 'faq').title_hu
    }
    return rows.map(({ draft, live }) => [titleIn(draft), titleIn(live)])
  }

  test('[D-37] [L-07] a menu of another shop is a draft, shown with --publish, and there is one only', async ({
    assert,
  }) => {
    const from = await takeOut()
    assert.includeMembers(Object.keys(textsIn(from)), [MENU, 'footer.json', 'home.json'])
    assert.equal((await bringIn(from)).state, 'same')
    const [[before]] = await titles()
    change(from, named('Kérdezd'))
    assert.equal((await bringIn(from)).state, 'changed')
    assert.deepEqual(await titles(), [['Kérdezd', before]])
    const published = await bringIn(from, '--publish')
    assert.deepEqual([published.code, published.state], [0, 'same'])
    assert.deepEqual(await titles(), [['Kérdezd', 'Kérdezd']])

    await shop.run(`UPDATE content_drafts SET body = replace(body, 'Kérdezd', 'Itteni')`)
    assert.equal((await bringIn(from)).state, 'changed here')
    change(from, named('Ottani'))
    for (const answer of ['stop', 'copy']) {
      const { code, state } = await bringIn(from, '--on-conflict', answer)
      assert.deepEqual([code, state], [1, 'conflict'], answer)
    }
    assert.equal((await bringIn(from, '--on-conflict', 'keep')).state, 'kept')
    assert.deepEqual(await titles(), [['Itteni', 'Kérdezd']])
    change(from, named('Vett'))
    assert.equal((await bringIn(from, '--on-conflict', 'take', '--publish')).state, 'taken')
    assert.deepEqual(await titles(), [['Vett', 'Vett']])
    const rows = await shop.run("SELECT id FROM content_records WHERE kind = 'menu'")
    assert.lengthOf(rows, 1)
  }).timeout(120_000)

  test('[L-07] what a menu always has cannot be brought away, nor a link that may not be opened', async ({
    assert,
  }) => {
    const link = (url: string) => (entries: Entry[]) =>
      entries.map((one, at) => (at ? one : { ...one, link: { to: 'url' as const, url } }))
    const spoilt: [(entries: Entry[]) => unknown[], string, string][] = [
      [
        (entries) => entries.filter(({ key }) => key !== LASTING_KEYS.menu[0]),
        'entries',
        'lasting_entry',
      ],
      [(entries) => [...entries, entries[0]], 'entries', 'invalid'],
      [link('javascript:alert(1)'), 'entries.0.link', 'invalid'],
      [link('//example.com'), 'entries.0.link', 'invalid'],
      [(entries) => entries.map((one) => ({ ...one, evil: 1 })), 'text.entries.0.evil', 'unknown'],
    ]
    for (const [spoil, field, rule] of spoilt) {
      const from = await takeOut()
      change(from, (entries) => spoil(entries) as Entry[])
      const { code, state, problems } = await bringIn(from)
      assert.deepEqual([code, state], [1, 'refused'])
      const [first] = problems as { field: string; rule: string }[]
      assert.deepEqual([first.field, first.rule], [field, rule])
    }
  }).timeout(120_000)
})
