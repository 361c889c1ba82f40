import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/clock'
import { importFolder } from '#content'
import { contentFolder, newPlace, textsIn } from '#tests/support/content_folders'
import { databaseSetUpApart, freshDatabase } from '#tests/support/fresh_database'
import { lostLinks } from '#tests/support/lost_links'
import { givenRecord } from '#tests/support/records'
import { sampleBlock } from '#tests/support/sample_blocks'

const TAKEN = { publishes: false, onConflict: 'take', dryRun: false } as const
const DAY_MS = 86_400_000

async function keyOf(id: number): Promise<string> {
  return (await db.from('content_records').where('id', id).firstOrFail()).key
}

/** A page of the shop, and a folder in which the same page has another key. */
async function pageOfTwoKeys() {
  const { id, slug } = await givenRecord()
  const key = randomUUID()
  const text = { title_hu: 'Ottani', title_en: 'Theirs', hide_title: false, content: [] }
  const file = { kind: 'page', key, slug, position: 900, text }
  return { id, former: await keyOf(id), key, from: contentFolder({ [`pages/${slug}.json`]: file }) }
}

/** A page with a button that leads to a record. */
function pageLeadingTo(key: string, more: Parameters<typeof givenRecord>[0] = {}) {
  const button = sampleBlock('button')
  const link = { to: 'record', key }
  return givenRecord({
    ...more,
    body: { content: [{ ...button, props: { ...button.props, link } }] },
  })
}

test.group('Keys of content between shops', () => {
  test('[T-18] what two shops were set up with is one text by its address, and what led to it does still', async ({
    assert,
    cleanup,
  }) => {
    const [first, other] = [await freshDatabase(), await databaseSetUpApart()]
    cleanup(() => first.remove())
    cleanup(() => other.remove())
    const out = newPlace()
    assert.equal((await first.command('content', 'export', '--to', out)).code, 0)
    const texts = textsIn(out)
    const { key } = JSON.parse(texts['menu.json'])
    const own = await other.run(`SELECT key FROM content_records WHERE kind IN ('menu', 'page')`)
    assert.notInclude(
      own.map((one) => one.key),
      key
    )
    const counted = async () =>
      Number((await other.run('SELECT count(*) AS n FROM content_records'))[0].n)
    const before = await counted()
    const taken = await other.command('content', 'import', '--from', out, '--on-conflict', 'take')
    assert.equal(taken.code, 0, taken.stderr + taken.stdout)
    assert.equal(await counted(), before, 'nothing stands there twice')
    const back = newPlace()
    assert.equal((await other.command('content', 'export', '--to', back)).code, 0)
    assert.deepEqual(textsIn(back), texts)
    assert.deepEqual(await lostLinks(other), [], 'readers see no link into nothing')
  }).timeout(120_000)

  test('a page that leads to it is published once more, with the key of the file', async ({
    assert,
    client,
  }) => {
    const { id, former, key, from } = await pageOfTwoKeys()
    const { id: leading, slug } = await pageLeadingTo(former)
    const { isWritten, files } = await importFolder(from, TAKEN)
    assert.isTrue(isWritten, JSON.stringify(files))
    assert.equal(await keyOf(id), key)
    const draft = await db.from('content_drafts').where('record_id', leading).firstOrFail()
    assert.include(JSON.stringify(draft.body), key)
    const page = await client.get(`/${slug}`).withInertia()
    const [button] = page.body().props.page.content
    assert.match(JSON.stringify(button), /"href":"\/lap-/)
    assert.lengthOf(await db.from('content_versions').where('record_id', leading), 2)
  })

  test('where staff work on a page that leads to it, or one with a date does, the key stays and the file is refused', async ({
    assert,
  }) => {
    const worked = await pageOfTwoKeys()
    const { id } = await pageLeadingTo(worked.former)
    await db.from('content_drafts').where('record_id', id).update({ has_changes: 1 })
    const dated = await pageOfTwoKeys()
    await pageLeadingTo(dated.former, { startsAt: clock.now() + DAY_MS })
    const ending = await pageOfTwoKeys()
    await pageLeadingTo(ending.former, { endsAt: clock.now() + DAY_MS })
    for (const { id: held, former, from } of [worked, dated, ending]) {
      const { isWritten, files } = await importFolder(from, TAKEN)
      assert.isFalse(isWritten)
      const [{ state, problems }] = files
      assert.equal(state, 'refused')
      assert.deepEqual(problems, [{ field: 'key', rule: 'unique' }])
      assert.equal(await keyOf(held), former)
    }
  })
})
