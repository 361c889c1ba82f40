// Fills an empty shop with members and prints how fast a partner's pages of them are made, beside keyset pages by prepared
// statements of the same columns in the same process. Runs with ts-exec.
import { join } from 'node:path'
import Database from 'better-sqlite3'
import pg from 'pg'
import { ignite } from '../../bin/ignite.js'
import { manyMembers, numbersTo } from '../batch/many_members.mjs'

const MEMBERS = Number(process.env.BENCH_MEMBERS ?? 100_000)
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 9)
/** Rounds before the first that counts, in which code is compiled. */
const WARM_UP = 3
const PER_PAGE = 500
/** Pages of which the first and the last ones are compared. */
const SOME = 20

const app = ignite().createApp('console')
await app.init()
await app.boot()
await app.start(() => {})

const { migrateDatabases } = await import('#app/database/migrate')
await migrateDatabases(app)
const { transaction } = await import('#app/transaction')
const { rows } = await import('#app/database/statement')
const { numberAll } = await import('#partners/sync/number_all')
const { pullUsers } = await import('#partners/sync/queries/pull_users')

const fill = [
  ...manyMembers(MEMBERS),
  `INSERT INTO member_secondary_professions (member_id, profession_id) ${numbersTo(MEMBERS)}
    SELECT i, (SELECT MIN(id) FROM professions) + i % 2 FROM n`,
  // Each registered at a moment of its own, with its consents; every other one changed something since.
  `UPDATE members SET registered_at = 1700000000000 + CAST(id AS BIGINT) * 60000, updated_at = 1700000000000 + CAST(id AS BIGINT) * 60000 + id % 2 * 86400000`,
  `UPDATE member_consents SET tos = 1, tos_changed_at = 1700000000000 + CAST(member_id AS BIGINT) * 60000,
    marketing_email_changed_at = 1700000000000 + CAST(member_id AS BIGINT) * 60000`,
]
for (const sql of fill) await transaction((trx) => rows(trx, sql))
await numberAll()

const floor = await openFloor()
const pulls = { floor: [], ours: [] }
for (let round = -WARM_UP; round < ROUNDS; round++) {
  const [bare, made] = [await pull(floor()), await pull(oursAfter())]
  if (bare.text !== made.text) throw new Error('The floor tells of other members')
  if (round < 0) continue
  pulls.floor.push(bare)
  pulls.ours.push(made)
}
const figures = (of) => of.map(({ text: _text, ...told }) => told)
console.log(JSON.stringify({ floor: figures(pulls.floor), ours: figures(pulls.ours) }))
await app.terminate()
process.exit(0)

/** Page after page as texts; answers rows a second, and how many of the first and of the last pages are made in one. */
async function pull(nextPage) {
  const times = []
  let text = ''
  for (;;) {
    const since = performance.now()
    const page = await nextPage()
    times.push(performance.now() - since)
    if (times.length === 1) text = page.text
    if (!page.hasMore) break
  }
  const sum = (some) => some.reduce((all, ms) => all + ms, 0)
  return {
    text,
    rowsASecond: Math.round((MEMBERS / sum(times)) * 1000),
    lastToFirst: Number((sum(times.slice(0, SOME)) / sum(times.slice(-SOME))).toFixed(3)),
  }
}

function oursAfter() {
  let cursor
  return async () => {
    const {
      data,
      has_more: hasMore,
      next_cursor: next,
    } = await pullUsers({
      clientId: 1,
      cursor,
      perPage: PER_PAGE,
    })
    cursor = next
    return { text: JSON.stringify(data), hasMore }
  }
}

/** Pages by two statements that are prepared once, on a connection of its own. */
async function openFloor() {
  const columns = `v.position, v.version, m.id, m.sf_id, m.updated_at, m.registered_at, m.locale, m.email, m.phone,
    m.phone_verified_at, m.last_name, m.first_name, m.birthday, m.name_day, m.main_profession_id, m.other_profession,
    m.regional_representative_zip, m.regional_representative_id, c.tax_number, c.name, c.zip, c.city, c.address,
    c.house_number, c.floor, c.door_number, o.tos, o.tos_changed_at, o.marketing_phone, o.marketing_phone_changed_at,
    o.marketing_email, o.marketing_email_changed_at, o.research_phone, o.research_phone_changed_at, o.research_email,
    o.research_email_changed_at`
  const page = (
    after
  ) => `SELECT ${columns} FROM member_versions v JOIN members m ON m.id = v.member_id
    LEFT JOIN member_companies c ON c.member_id = m.id LEFT JOIN member_consents o ON o.member_id = m.id
    WHERE v.position > ${after} AND (v.sf_id IS NOT NULL OR m.registered_at IS NOT NULL)
    ORDER BY v.position LIMIT ${PER_PAGE}`
  const professions = (after, last) => `SELECT p.member_id, p.profession_id FROM member_versions v
    JOIN member_secondary_professions p ON p.member_id = v.member_id WHERE v.position > ${after} AND v.position <= ${last}`
  const ask = process.env.DATABASE_URL ? await askPostgres() : askEmbedded()
  return () => {
    let after = 0
    return async () => {
      const found = await ask(page, [after])
      const last = Number(found.at(-1).position)
      const known = Map.groupBy(await ask(professions, [after, last]), (one) => one.member_id)
      after = last
      const data = found.map((row) => recordOf(row, known.get(row.id) ?? []))
      return { text: JSON.stringify(data), hasMore: found.length === PER_PAGE && last < MEMBERS }
    }
  }

  function askEmbedded() {
    const connection = new Database(join(process.env.STORAGE_PATH, 'shop.sqlite'))
    const prepared = new Map()
    return (sql, values) => {
      if (!prepared.has(sql)) prepared.set(sql, connection.prepare(sql(...values.map(() => '?'))))
      return prepared.get(sql).all(...values)
    }
  }

  async function askPostgres() {
    pg.types.setTypeParser(pg.types.builtins.INT8, Number)
    const client = new pg.Client(process.env.DATABASE_URL)
    await client.connect()
    return async (sql, values) => {
      const text = sql(...values.map((_, at) => `$${at + 1}`))
      return (await client.query({ name: sql.name || text.slice(0, 60), text, values })).rows
    }
  }
}

/** What partners are told of a member. */
function recordOf(row, professions) {
  const instant = (ms) => (ms === null ? null : new Date(ms).toISOString())
  const consent = (given, at) => ({ given: Boolean(given), changed_at: instant(at) })
  return {
    id: row.id,
    sf_id: row.sf_id,
    version: row.version,
    updated_at: instant(row.updated_at),
    deleted_at: null,
    registered_at: instant(row.registered_at),
    locale: row.locale,
    email: row.email,
    phone: row.phone,
    phone_verified: row.phone_verified_at !== null,
    last_name: row.last_name,
    first_name: row.first_name,
    birthday: row.birthday,
    name_day: row.name_day,
    main_profession_id: row.main_profession_id,
    secondary_profession_list: professions
      .map((one) => one.profession_id)
      .sort((one, other) => one - other),
    other_profession: row.other_profession,
    regional_representative_zip: row.regional_representative_zip,
    regional_representative_id: row.regional_representative_id,
    company: {
      tax_number: row.tax_number,
      name: row.name,
      zip: row.zip,
      city: row.city,
      address: row.address,
      house_number: row.house_number,
      floor: row.floor,
      door_number: row.door_number,
    },
    consents: {
      tos: consent(row.tos, row.tos_changed_at),
      marketing_phone: consent(row.marketing_phone, row.marketing_phone_changed_at),
      marketing_email: consent(row.marketing_email, row.marketing_email_changed_at),
      research_phone: consent(row.research_phone, row.research_phone_changed_at),
      research_email: consent(row.research_email, row.research_email_changed_at),
    },
  }
}
