import { readdirSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import router from '@adonisjs/core/services/router'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { SLUG_PATTERN } from '#content/pages/slugs'
import { givenStaff } from '#tests/support/members'
import { runCommand } from '#tests/support/command_line'
import { givenRecord, recordsOffice, takenOff } from '#tests/support/records'

/** First parts of all addresses that routes of any method answer, and names in the public folder. */
function takenNames(): string[] {
  const patterns = Object.values(router.toJSON()).flatMap((routes) =>
    routes.map(({ pattern }) => pattern)
  )
  const firsts = patterns.map((pattern) => pattern.split('/').filter(Boolean).at(0) ?? '')
  const names = [...firsts, ...readdirSync(app.publicPath())]
  return [...new Set(names)].filter((name) => SLUG_PATTERN.test(name)).sort()
}

test.group('Slugs and routes', () => {
  test('[T-19] no page takes the first part of any route', async ({ client, assert }) => {
    const { send } = recordsOffice(client, await givenStaff({ role: 'marketing' }))
    const names = takenNames()
    assert.isAbove(names.length, 20)
    assert.includeMembers(names, ['belepes', 'gyik', 'api', 'admin', 'questionnaire'])
    const refusals: Record<string, string> = {}
    for (const slug of names) {
      const answer = await send('post', 'content_records', {
        kind: 'page',
        slug,
        body: { title_hu: 'Árnyék' },
      })
      refusals[slug] = `${answer.status()} ${answer.body().errors?.[0]?.rule}`
    }
    assert.deepEqual(refusals, Object.fromEntries(names.map((name) => [name, '422 reserved'])))
  })

  test('[T-19] the doctor names what is live behind a newer route', async ({ assert }) => {
    const page = await givenRecord({ slug: 'elavult-lap' })
    const draft = await givenRecord({ slug: 'vazlat', startsAt: null })
    const article = await givenRecord({ kind: 'article', slug: 'elavult-iras' })
    assert.match((await runCommand(['doctor'])).stdout, /ok\s+texts\s+all that is published/)
    // As if the shop had got these routes after the texts.
    for (const [{ id }, slug] of [
      [page, 'belepes'],
      [draft, 'kilepes'],
      [article, 'kategoriak'],
    ] as const) {
      await db.from('content_slugs').where({ record_id: id }).update({ slug })
    }
    const { code, stdout } = await runCommand(['doctor'])
    assert.equal(code, 0)
    assert.match(stdout, /warning\s+texts\s.*: \/belepes, \/tudasbazis\/kategoriak$/m)
    for (const { id } of [page, article]) await takenOff(id)
    assert.match((await runCommand(['doctor'])).stdout, /ok\s+texts\s/)
  })
})
