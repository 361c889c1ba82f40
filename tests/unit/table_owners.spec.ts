import { SnakeCaseNamingStrategy } from '@adonisjs/lucid/orm'
import type { LucidModel } from '@adonisjs/lucid/types/model'
import { test } from '@japa/runner'
import { sourceFiles, withoutComments } from '#tests/support/source_files'

/*
 * A table belongs to the module that holds its model; the kernel counts as one. Others read it by what the owner
 * exports: a query, or a piece of SQL that stands in place of a table.
 */

/** Tables that no model stands for: they may be dropped at any time, or made anew of others. */
const WITHOUT_MODEL = {
  sessions: 'app',
  limits: 'app',
  scan_throttles: 'points',
  search_index: 'content',
}

const NAME = '"?([a-z_]+)"?'
const LISTED = new RegExp(
  `\\b(?:FROM|JOIN|INTO|UPDATE|USING)\\s+((?:ONLY\\s+)?${NAME}(?:\\s+(?:AS\\s+)?[a-z]\\w*)?` +
    `(?:\\s*,\\s*${NAME}(?:\\s+(?:AS\\s+)?[a-z]\\w*)?)*)`,
  'g'
)
const BUILT = /\.(?:from|table|into|\w*[jJ]oin)\(\s*['"`]([a-z_]+)/g

/** The tables that SQL text or the query builder of a file names. */
function tablesIn(text: string): string[] {
  const code = withoutComments(text)
  const listed = [...code.matchAll(LISTED)].flatMap(([, list]) =>
    list.split(',').map((one) => /[a-z_]+/.exec(one)![0])
  )
  return [...new Set([...listed, ...[...code.matchAll(BUILT)].map(([, name]) => name)])]
}

function moduleOf(path: string) {
  return path.startsWith('app/') ? 'app' : path.split('/')[1]
}

const naming = new SnakeCaseNamingStrategy()
const tableOf = (model: string) => naming.tableName({ name: model } as LucidModel)

test.group('Tables', () => {
  const files = sourceFiles(['app', 'modules'])
  const owners = new Map<string, string>(Object.entries(WITHOUT_MODEL))
  for (const { path, text } of files) {
    const [, model] = /export default class (\w+) extends \w*Schema\b/.exec(text) ?? []
    if (model) owners.set(tableOf(model), moduleOf(path))
  }

  test('every table has one model, in the module that owns it', ({ assert }) => {
    const [schema] = sourceFiles(['database'], ['schema.ts'])
    const tables = [...schema.text.matchAll(/^export class (\w+)Schema /gm)].map(([, name]) =>
      tableOf(name)
    )
    assert.isAbove(tables.length, 50)
    assert.sameMembers([...owners.keys()], [...tables, ...Object.keys(WITHOUT_MODEL)])
  })

  test('no module names the tables of another one', ({ assert }) => {
    const found = files.flatMap(({ path, text }) =>
      tablesIn(text)
        .filter((table) => owners.has(table) && owners.get(table) !== moduleOf(path))
        .map((table) => `${path}: ${table} of ${owners.get(table)}`)
    )
    assert.deepEqual(found, [])
  })

  const SAMPLES: [text: string, tables: string[]][] = [
    ['`SELECT 1 FROM members WHERE id = ?`', ['members']],
    ['`SELECT 1 FROM orders o, scans s LEFT JOIN "codes" c ON true`', ['orders', 'scans', 'codes']],
    ["'INSERT INTO balances (member_id)'", ['balances']],
    ["'UPDATE members AS m SET x = 1 FROM scans s'", ['members', 'scans']],
    ["'DELETE FROM orders USING members'", ['orders', 'members']],
    ["db\n  .from(\n    'orders as o').leftJoin('members', 'a', 'b')", ['orders', 'members']],
    ["client.insertQuery().table('sms_days')", ['sms_days']],
    ["import x from './orders.js'", []],
  ]
  for (const [text, tables] of SAMPLES) {
    test(`tables are found in ${JSON.stringify(text)}`, ({ assert }) => {
      assert.sameMembers(tablesIn(text), tables)
    })
  }
})
