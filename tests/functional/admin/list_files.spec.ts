import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { shopReader } from '#app/database/engine'
import { rows } from '#app/database/statement'
import { XLSX_ROWS_MAX } from '#app/http/list_file'
import type { StaffRole } from '#app/staff/roles'
import { transaction } from '#app/transaction'
import { debit } from '#points/ledger'
import { BACK_OFFICE_ROUTES } from '#tests/support/back_office_routes'
import { givenProduct } from '#tests/support/catalogue'
import { frozenClock } from '#tests/support/clock'
import { askForFile, linesOfCsv, sheetOf, tableOf } from '#tests/support/list_files'
import { forgetLimits } from '#tests/support/limits'
import { givenMember, givenStaff } from '#tests/support/members'
import { givenOrder } from '#tests/support/orders'
import { givenPoints } from '#tests/support/points'
import { givenSurvey, removeSurveys } from '#tests/support/surveys'

/** Every list that leaves as a file, with its roles. */
const LISTS = Object.entries(BACK_OFFICE_ROUTES).flatMap(([place, [, ...roles]]) => {
  const [, list] = /^GET \/api\/admin\/([a-z_]+)\/file$/.exec(place) ?? []
  return list ? [{ list, roles }] : []
})

const ids = (lines: string[][]) => lines.slice(1).map(([id]) => Number(id))

async function givenSettlements(count: number, city: string) {
  const sql = `INSERT INTO postcodes (zip, city)
    WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})
    SELECT '9999', CAST(? AS TEXT) || i FROM n`
  await transaction((trx) => rows(trx, sql, [city]))
}

async function linesOfLog(staffId: number) {
  const found = await shopReader().rows<{ detail: string; subject_type: string }>(
    `SELECT detail, subject_type FROM audit_logs WHERE actor_id = ? AND action = 'list.downloaded'
     ORDER BY id`,
    [staffId]
  )
  return found.map(({ detail, subject_type: type }) => `${type}: ${detail}`)
}

test.group('Lists as files', (group) => {
  group.each.timeout(120_000)
  group.each.setup(() => forgetLimits())
  group.each.teardown(async () => {
    await removeSurveys()
    await transaction((trx) => rows(trx, `DELETE FROM postcodes WHERE zip = '9999'`))
  })

  test('[O-10] every list leaves as its page shows it, in both orders', async ({
    client,
    assert,
  }) => {
    assert.isAtLeast(LISTS.length, 28)
    const staff = await givenStaff()
    for (let made = 0; made < 3; made++) {
      await givenOrder()
      await givenSurvey()
    }
    const sorts = ['id', 'title_hu', 'answers', 'passed', 'score', 'placed_at', 'registered_at']
    for (const { list } of LISTS) {
      for (const sort of sorts) {
        for (const order of ['asc', 'desc'] as const) {
          const page = await client
            .get(`/api/admin/${list}`)
            .qs({ sort, order, per_page: 50 })
            .accept('json')
            .withGuard('staff')
            .loginAs(staff)
          const shown = page.body()
          const file = await askForFile(client, staff, { list, sort, order })
          file.assertStatus(200)
          const found = ids(linesOfCsv(file.text()))
          const listed = shown.data.map(({ id }: { id: number }) => Number(id))
          assert.deepEqual(found.slice(0, 50), listed, `${list} by ${sort} ${order}`)
          assert.lengthOf(found, shown.total, list)
        }
      }
    }
  }).tags(['@alike-everywhere'])

  test('[O-10] a file has all rows of the filter, beyond a page and a batch, and no others', async ({
    client,
    assert,
  }) => {
    const city = `Sokfalu${randomUUID().slice(0, 8)} `
    await givenSettlements(1203, city)
    const staff = await givenStaff()
    const asked = { list: 'postcodes', filter: { q: city.trim() }, sort: 'city' } as const
    const table = tableOf('city', 'zip')
    const file = await askForFile(client, staff, { ...asked, table, order: 'asc' })
    assert.equal(file.text().charCodeAt(0), 0xfeff)
    const [columns, ...lines] = linesOfCsv(file.text())
    assert.deepEqual(columns, ['city', 'zip'])
    const made = Array.from({ length: 1203 }, (_, at) => `${city}${at + 1}`)
    assert.sameMembers(
      lines.map(([name]) => name),
      made
    )
    assert.isTrue(lines.every(([, zip]) => zip === '9999'))
    const turned = await askForFile(client, staff, { ...asked, table, order: 'desc' })
    const [, ...back] = linesOfCsv(turned.text())
    assert.deepEqual(back.toReversed(), lines)
  }).tags(['@alike-everywhere'])

  test('[O-10] a workbook has 100,000 rows at most; what is longer is offered as CSV', async ({
    client,
    assert,
  }) => {
    const city = `Nagyfalu${randomUUID().slice(0, 8)} `
    await givenSettlements(XLSX_ROWS_MAX + 1, city)
    const staff = await givenStaff()
    const asked = { list: 'postcodes', filter: { q: city.trim() }, table: tableOf('city') } as const
    const refused = await askForFile(client, staff, { ...asked, format: 'xlsx' })
    refused.assertStatus(422)
    assert.deepInclude(refused.body().errors[0], {
      rule: 'too_many_rows',
      meta: { rows: XLSX_ROWS_MAX + 1, max: XLSX_ROWS_MAX },
    })
    assert.deepEqual(await linesOfLog(staff.id), [], 'nothing left')
    const csv = await askForFile(client, staff, asked)
    csv.assertStatus(200)
    assert.equal(csv.text().split('\r\n').length - 2, XLSX_ROWS_MAX + 1)

    await transaction((trx) => rows(trx, 'DELETE FROM postcodes WHERE city = ?', [`${city}7`]))
    const request = askForFile(client, staff, { ...asked, format: 'xlsx' })
    request.request.responseType('arraybuffer')
    const fits = await request
    fits.assertStatus(200)
    const sheet = sheetOf(new Uint8Array(fits.body()))
    assert.equal(sheet.split('<row>').length - 1, XLSX_ROWS_MAX + 1)
  }).tags(['@alike-everywhere'])

  test('[O-10] [X-13] what looks like a formula stays a text, in cells and in headings', async ({
    client,
    assert,
  }) => {
    const title = `=1+1 <b>&"${randomUUID()}`
    const { id } = await givenProduct()
    await transaction(async (trx) => {
      await rows(trx, 'UPDATE products SET title_hu = ?, title_en = ? WHERE id = ?', [
        title,
        '@SUM(A1)',
        id,
      ])
    })
    const staff = await givenStaff({ role: 'marketing' })
    const table = {
      ...tableOf('title_hu', 'title_en', 'price'),
      columns: [
        { source: 'title_hu', label: '=cmd' },
        { source: 'title_en', label: 'B' },
        { source: 'price', label: '-C' },
      ],
    }
    const asked = { list: 'products', filter: { id: [id] }, table }
    const [columns, line] = linesOfCsv((await askForFile(client, staff, asked)).text())
    assert.deepEqual(columns, [`'=cmd`, 'B', `'-C`])
    assert.deepEqual(line.slice(0, 2), [`'${title}`, `'@SUM(A1)`])
    const request = askForFile(client, staff, { ...asked, format: 'xlsx' })
    request.request.responseType('arraybuffer')
    const sheet = sheetOf(new Uint8Array((await request).body()))
    assert.include(sheet, `<is><t xml:space="preserve">=1+1 &lt;b&gt;&amp;"`)
    assert.notInclude(sheet, '<f>')
    assert.match(sheet, /<c><v>\d+<\/v><\/c>/, 'numbers are numbers')
  }).tags(['@alike-everywhere'])

  test('[O-10] words stand in place of states, moments are those of Budapest', async ({
    client,
    assert,
  }) => {
    const time = frozenClock(Date.UTC(2026, 6, 1, 22, 30))
    const { member } = await givenOrder().finally(time.restore)
    const staff = await givenStaff({ role: 'support' })
    const table = tableOf('placed_at', 'status', 'total', 'address_changed_at')
    Object.assign(table.columns[1], { words: { received: 'Beérkezett' } })
    const asked = { list: 'orders', filter: { member_id: [member.id] }, table }
    const [, line] = linesOfCsv((await askForFile(client, staff, asked)).text())
    assert.deepEqual(line.slice(0, 2), ['2026-07-02 00:30', 'Beérkezett'])
    assert.match(line[2], /^\d+$/)
    assert.equal(line[3], '')
  }).tags(['@alike-everywhere'])

  test('[O-10] [O-13] each file leaves a line that says which list, how long and by which filter, and nothing typed', async ({
    client,
    assert,
  }) => {
    const staff = await givenStaff()
    const member = await givenMember()
    const q = `${member.email}`
    await askForFile(client, staff, { list: 'members', filter: { q } })
    await askForFile(client, staff, {
      list: 'orders',
      filter: { status: 'received', member_id: member.id },
    })
    const lines = await linesOfLog(staff.id)
    assert.deepEqual(lines, [
      'list: members csv 1 q',
      `list: orders csv 0 member_id=${member.id} status=received`,
    ])
  }).tags(['@alike-everywhere'])

  test('[A-21] [O-08] [O-10] who lists may download, but members leave with administrators and auditors alone, and every list asks for the password', async ({
    client,
    assert,
  }) => {
    const asked = async (role: StaffRole, list: string, isConfirmed: boolean) => {
      const staff = await givenStaff({ role })
      return (await askForFile(client, staff, { list, isConfirmed })).status()
    }
    assert.equal(await asked('support', 'members', true), 403)
    assert.equal(await asked('auditor', 'members', true), 200)
    assert.equal(await asked('support', 'orders', true), 200)
    assert.equal(await asked('marketing', 'orders', true), 403)
    assert.equal(await asked('marketing', 'products', true), 200)
    assert.isAbove(LISTS.length, 25)
    for (const { list } of LISTS) {
      assert.equal(await asked('admin', list, false), 423, list)
    }
  })

  test('[O-10] a column that the list does not show, a table nobody can read and a wrong filter are refused', async ({
    client,
    assert,
  }) => {
    const staff = await givenStaff()
    await givenMember()
    const refused = async (asked: object) => {
      const answer = await askForFile(client, staff, { list: 'members', ...asked })
      assert.equal(answer.status(), 422, JSON.stringify(asked))
    }
    await refused({ table: tableOf('password') })
    await refused({ table: tableOf('constructor') })
    await refused({ table: tableOf('__proto__') })
    await refused({ table: tableOf('a.b') })
    await refused({ table: tableOf() })
    await refused({ table: 'nothing' })
    await refused({ format: 'pdf' })
    await refused({ filter: { id: 'x' } })
    await refused({ filter: { q: { a: 1 } } })
    await refused({ order: 'sideways' })
    const answer = await askForFile(client, staff, { list: 'members' })
    const [, name] = /filename="([^"]+)"/.exec(answer.header('content-disposition')!)!
    assert.match(name, /^members-\d{4}-\d\d-\d\d\.csv$/)
    assert.equal(answer.header('cache-control'), 'private, no-store')
  })

  test('[O-10] members are filtered by trade, days and points, orders by days; other days are refused', async ({
    client,
    assert,
  }) => {
    const staff = await givenStaff()
    const rich = await givenMember()
    await givenPoints(rich, 20)
    const poor = await givenMember()
    await givenPoints(poor, 20)
    const spent = { memberId: poor.id, points: 20, source: 'redeem', sourceName: 'x' } as const
    await transaction((trx) => debit(trx, { ...spent, reference: `test:${randomUUID()}` }))
    const day = Date.UTC(2019, 4, 2, 10)
    await transaction(async (trx) => {
      const sql = 'UPDATE members SET registered_at = ?, main_profession_id = ? WHERE id = ?'
      await rows(trx, sql, [day, 1, rich.id])
      await rows(trx, sql, [day + 24 * 3_600_000, 2, poor.id])
    })
    const found = async (filter: object) => {
      const file = await askForFile(client, staff, { list: 'members', filter })
      file.assertStatus(200)
      return ids(linesOfCsv(file.text()))
    }
    const both = { from: '2019-05-01', to: '2019-05-03' }
    assert.sameMembers(await found(both), [rich.id, poor.id])
    assert.deepEqual(await found({ ...both, has_points: '1' }), [rich.id])
    assert.deepEqual(await found({ ...both, has_points: '0' }), [poor.id])
    assert.deepEqual(await found({ ...both, profession_id: 2 }), [poor.id])
    assert.deepEqual(await found({ ...both, to: '2019-05-02' }), [rich.id])
    assert.deepEqual(await found({ ...both, representative_id: 999_999_999 }), [])
    for (const list of ['members', 'orders', 'audit_lines', 'messages']) {
      const filter = { from: 'yesterday' }
      ;(await askForFile(client, staff, { list, filter })).assertStatus(422)
    }
  }).tags(['@alike-everywhere'])
})
