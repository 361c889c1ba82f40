import { strFromU8, unzipSync } from 'fflate'
import type { ApiClient } from '@japa/api-client'
import { parse } from 'csv-parse/sync'
import { test } from '@japa/runner'
import { sessionsDatabase, shopReader } from '#app/database/engine'
import { rows } from '#app/database/statement'
import { allDisclosures } from '#app/personal/disclosure'
import { transaction } from '#app/transaction'
import type { Member } from '#auth'
import { deleteMember } from '#auth/my_data/actions/delete_member'
import { usesPostgres } from '#config/database'
import { baseUrl } from '#tests/support/browser'
import { tablesOf } from '#tests/support/everything'
import { forgetLimits } from '#tests/support/limits'
import { givenMember } from '#tests/support/members'
import { givenOrder } from '#tests/support/orders'
import { givenParcel } from '#tests/support/own_orders'
import { detailsBody, storedMember, visitorAtDetails } from '#tests/support/registrations'
import { sessionCookie } from '#tests/support/session_cookie'

const PATH = '/profil/sajat-adatok'

/** Columns that hold the id of a member, the own one or another's. */
const NAMES_A_MEMBER = /(^|_)(member|invitee|inviter|invited_by)_id$/

/** Tables with a member's id that are not handed out, and why. */
const NOT_HANDED_OUT: Record<string, string> = {
  known_people: 'keyed hashes against rewarding one person twice: they tell nothing to anybody',
  same_people: 'which account was the same person’s before: kept so that nobody plays twice',
  reset_runs: 'how far a year-end run has come through all members',
  member_keys: 'the key the personal values are sealed with: it protects them and says nothing',
}

/** Tables that keep a deleted member's id, and why. */
const KEPT_AFTER_DELETION: Record<string, string> = {
  reset_runs: 'how far a year-end run has come through all members',
  ledger_entries: 'points add up without a name',
  balances: 'points add up without a name',
  scans: 'a code stays used',
  booster_bonuses: 'a bonus stays counted',
  referrals: 'who brought whom, in numbers: points were booked for it',
  members: 'the row itself, empty',
  member_versions: 'a partner has to know whom to erase; its own number goes after half a year',
  scan_attempts: 'codes tried say nothing of a person',
  orders: 'what was sent out, without a name once its time is over',
  consent_changes: 'a proof without a name, its address sealed for ever',
  member_keys: 'an empty mark that there never is a key again',
}

async function download(member: Member) {
  const { name, value } = await sessionCookie(member)
  const cookie = `${name}=${value}`
  const response = await fetch(`${baseUrl()}${PATH}`, { headers: { cookie }, redirect: 'manual' })
  const bytes = new Uint8Array(await response.arrayBuffer())
  return { response, bytes }
}

function filesOf(bytes: Uint8Array): Record<string, string> {
  const files = Object.entries(unzipSync(bytes))
  return Object.fromEntries(files.map(([name, content]) => [name, strFromU8(content)]))
}

/** The same records out of both files; the tables hold text only. */
function recordsOf(files: Record<string, string>, name: string) {
  const json: Record<string, any>[] = JSON.parse(files[`json/${name}.json`])
  const csv: Record<string, string>[] = parse(files[`csv/${name}.csv`], {
    bom: true,
    columns: true,
    delimiter: ';',
  })
  return { json, csv }
}

async function countOf(table: string, memberId: number): Promise<number> {
  const sql = `SELECT COUNT(*) AS count FROM ${table} WHERE member_id = ?`
  const [{ count }] = await shopReader().rows<{ count: number }>(sql, [memberId])
  return Number(count)
}

async function givenEverything(client: ApiClient) {
  const { visitor, email, phone } = await visitorAtDetails(client)
  const details = await detailsBody({ other_profession: '=1+1', first_name: 'Ő"; \'x' })
  ;(await visitor.post('/regisztracio/step/3/submit', details)).assertStatus(302)
  const member = await storedMember(email)
  await givenMember({ invitedById: member.id, firstName: 'Titkos', lastName: 'Meghívott' })
  await givenMember({ invitedById: member.id, registered: false })
  return { member, email, phone, details }
}

test.group('My data', (group) => {
  group.each.setup(forgetLimits)

  test('the archive holds what the database holds, in JSON and in CSV', async ({
    client,
    assert,
  }) => {
    const { member, email, phone, details } = await givenEverything(client)
    const { response, bytes } = await download({ ...member, registeredAt: 1 } as Member)
    assert.equal(response.status, 200)
    assert.equal(response.headers.get('content-type'), 'application/zip')
    assert.equal(response.headers.get('cache-control'), 'no-store, private')
    assert.match(
      response.headers.get('content-disposition')!,
      /^attachment; filename="[\w.-]+\.zip"$/
    )
    const files = filesOf(bytes)
    const { json: profiles, csv: profileTable } = recordsOf(files, 'profile')
    assert.containsSubset(profiles, [
      { email, phone, first_name: details.first_name, main_profession: 'Painting' },
    ])
    assert.equal(profiles[0].registered_at, new Date(member.registered_at).toISOString())
    assert.equal(profileTable[0].other_profession, "'=1+1", 'no spreadsheet runs it')
    assert.equal(profileTable[0].first_name, details.first_name)
    assert.equal(recordsOf(files, 'company').json[0].name, details.company.name)
    const points = recordsOf(files, 'points')
    assert.lengthOf(points.json, await countOf('ledger_entries', member.id))
    assert.lengthOf(points.csv, points.json.length)
    assert.equal(points.json[0].source, 'registration')
    const consents = recordsOf(files, 'consents').json
    assert.lengthOf(consents, await countOf('consent_changes', member.id))
    assert.match(consents[0].network_address, /^(127|::)/)
    assert.isAbove(consents.filter(({ text }) => text).length, 0, 'the words that were shown')
    assert.deepEqual(
      recordsOf(files, 'invitations').json.map(({ is_registered }) => is_registered),
      [true, false]
    )
  })

  test('orders, their gifts and the cart are in it', async ({ assert }) => {
    const { member, orderId } = await givenOrder()
    await givenParcel(orderId, { carrier: 'GLS', reference: '=1+1', quantity: 1 })
    const files = filesOf((await download(member)).bytes)
    assert.containsSubset(recordsOf(files, 'orders').json, [
      { id: orderId, total: 200, status: 'processing', shipping_last_name: 'Szűcs' },
    ])
    const [step, ...later] = recordsOf(files, 'order_steps').json
    assert.lengthOf(later, 1)
    assert.containsSubset(step, { order_id: orderId, status: 'received' })
    assert.containsSubset(recordsOf(files, 'parcels').csv, [
      { order_id: String(orderId), carrier: 'GLS', reference: "'=1+1" },
    ])
    assert.deepEqual(recordsOf(files, 'substituted_gifts').json, [])
    assert.match(step.happened_at, /^\d{4}-\d\d-\d\dT/)
    assert.containsSubset(recordsOf(files, 'order_items').json, [
      { order_id: orderId, price: 100, quantity: 2 },
    ])
    assert.deepEqual(recordsOf(files, 'cart').json, [])
  })

  test('no secret and nothing of anybody else is in it', async ({ client, assert }) => {
    const { member } = await givenEverything(client)
    await transaction((trx) =>
      rows(
        trx,
        'UPDATE members SET two_factor_secret = ?, two_factor_recovery_codes = ? WHERE id = ?',
        ['titkos-alap', 'titkos-kodok', member.id]
      )
    )
    const files = filesOf((await download(member as Member)).bytes)
    const everything = Object.values(files).join('\n')
    const secrets = [member.password, member.newsletter_secret, 'titkos-alap', 'titkos-kodok']
    for (const secret of [...secrets, 'Meghívott', 'Titkos', '$argon2', 'token_hash', 'sealed']) {
      assert.notInclude(everything, secret)
    }
  })

  test('the README speaks the language of the member and names every file', async ({ assert }) => {
    for (const [locale, words] of [
      ['hu', /nyilvántartunk/],
      ['en', /everything we hold about you/],
    ] as const) {
      const member = await givenMember({ locale })
      const { bytes } = await download(member)
      const [files, contents] = [filesOf(bytes), unzipSync(bytes)]
      assert.match(files['README.txt'], words)
      for (const { name } of allDisclosures()) {
        assert.match(files['README.txt'], new RegExp(`^${name}: (?!my_data)`, 'm'))
        assert.includeMembers(Object.keys(files), [`json/${name}.json`])
        const mark = [...contents[`csv/${name}.csv`].subarray(0, 3)]
        assert.deepEqual(mark, [0xef, 0xbb, 0xbf], name)
      }
    }
  })

  test('5,000 entries of the ledger come within seconds, every one of them', async ({ assert }) => {
    const member = await givenMember()
    await givenLongHistory(member.id, 5000)
    const began = performance.now()
    const { bytes } = await download(member)
    assert.isBelow(performance.now() - began, 10_000)
    const { json, csv } = recordsOf(filesOf(bytes), 'points')
    assert.lengthOf(json, 5000)
    assert.lengthOf(csv, 5000)
    assert.equal(new Set(json.map(({ id }) => id)).size, 5000)
  })

  test('a member downloads a few times an hour, a visitor never', async ({ client, assert }) => {
    const member = await givenMember()
    const statuses = []
    for (let time = 0; time < 6; time++) statuses.push((await download(member)).response.status)
    assert.deepEqual(statuses, [200, 200, 200, 200, 200, 429])
    const other = await givenMember()
    assert.equal((await download(other)).response.status, 200)
    ;(await client.get(PATH).redirects(0)).assertHeader('location', '/belepes')
  })
})

test.group('Tables that know members', () => {
  test('each is handed out, or there is a reason why not', async ({ assert }) => {
    const covered = allDisclosures().flatMap(({ covers }) => covers)
    for (const table of await tablesWithMembers()) {
      const isNamed = covered.includes(table) || table in NOT_HANDED_OUT
      assert.isTrue(isNamed, `${table} is neither in a disclosure nor named with a reason`)
    }
    const all = [...(await tablesOf(shopReader())), ...(await tablesOf(sessionsDatabase()))]
    assert.includeMembers(all, [...covered, ...Object.keys(NOT_HANDED_OUT)])
  })

  test('each forgets a deleted member, or there is a reason why not', async ({
    client,
    assert,
  }) => {
    const { member } = await givenEverything(client)
    await deleteMember(member.id)
    for (const table of await tablesWithMembers()) {
      if (table in KEPT_AFTER_DELETION) continue
      const runner = table === 'sessions' ? sessionsDatabase() : shopReader()
      const sql = `SELECT * FROM ${table} WHERE member_id = ?`
      assert.deepEqual(await runner.rows(sql, [member.id]), [], table)
    }
  })
})

/** Tables of both databases with a column that names a member. */
async function tablesWithMembers(): Promise<string[]> {
  const found = new Set<string>()
  for (const database of [shopReader(), sessionsDatabase()]) {
    for (const table of await tablesOf(database)) {
      const sql = usesPostgres
        ? 'SELECT column_name AS name FROM information_schema.columns WHERE table_name = ?'
        : 'SELECT name FROM pragma_table_info(?)'
      const columns = await database.rows<{ name: string }>(sql, [table])
      if (columns.some(({ name }) => NAMES_A_MEMBER.test(name))) found.add(table)
    }
  }
  return [...found]
}

/** Entries of a member, written directly: as many bookings would take their time. */
async function givenLongHistory(memberId: number, count: number) {
  await transaction(async (trx) => {
    const create = 'INSERT INTO balances (member_id, points) VALUES (?, ?)'
    await rows(trx, create, [memberId, count])
    const insert = `INSERT INTO ledger_entries (member_id, points, source, source_name, reference,
      balance_after, occurred_at, business_date) VALUES (?, 1, 'survey', 'Kérdőív', ?, ?, ?, ?)
      RETURNING id`
    let last = 0
    for (let entry = 1; entry <= count; entry++) {
      const values = [memberId, `test:long:${memberId}:${entry}`, entry, entry, '2026-11-20']
      last = (await rows<{ id: number }>(trx, insert, values))[0].id
    }
    await rows(trx, 'UPDATE balances SET last_entry_id = ? WHERE member_id = ?', [last, memberId])
  })
}
