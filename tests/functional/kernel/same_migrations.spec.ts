import { readdirSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { shopReader } from '#app/database/engine'
import { freshDatabase } from '#tests/support/fresh_database'

/** What each database's own search keeps, and what lies in a file of its own beside the embedded one. */
const APART =
  /_fts|^search_index|^sqlite_|^products\.search_text$|^(limits|scan_throttles|sessions)\./

const COLUMNS_THERE = `SELECT table_name || '.' || column_name AS place FROM information_schema.columns
  WHERE table_schema = 'public'`
const COLUMNS_EMBEDDED = `SELECT t.name || '.' || c.name AS place
  FROM sqlite_master t JOIN pragma_table_info(t.name) c WHERE t.type = 'table'`

type Place = { place: string }

function places(found: Place[]): string[] {
  return found
    .map(({ place }) => place)
    .filter((place) => !APART.test(place))
    .sort()
}

test.group('Migrations', () => {
  test('[O-15] all of them have run, the same files on either database', async ({ assert }) => {
    const files = readdirSync(app.migrationsPath()).map((file) => file.replace(/\.[jt]s$/, ''))
    const run = await shopReader().rows<{ name: string }>('SELECT name FROM adonis_schema')
    assert.sameMembers(
      run.map(({ name }) => name.split('/').at(-1)!),
      files
    )
  })

  test('[O-15] PostgreSQL has the tables and columns that the embedded database has', async ({
    assert,
    cleanup,
  }) => {
    const embedded = await freshDatabase('')
    cleanup(() => embedded.remove())
    const there = places(await shopReader().rows<Place>(COLUMNS_THERE))
    const here = places((await embedded.run(COLUMNS_EMBEDDED)) as Place[])
    assert.isAbove(here.length, 500)
    assert.deepEqual(there, here)
  }).skip(!process.env.DATABASE_URL, 'compares PostgreSQL with it')
})
