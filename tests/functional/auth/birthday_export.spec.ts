import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parse } from 'csv-parse/sync'
import { test } from '@japa/runner'
import { clock } from '#app/clock'
import { tidyUp } from '#app/tidying'
import { linesAbout } from '#tests/support/audit_lines'
import { runCommand, startCli } from '#tests/support/command_line'
import { frozenClock } from '#tests/support/clock'
import { freshDatabase, type FreshDatabase } from '#tests/support/fresh_database'
import { givenStaff } from '#tests/support/members'

const member = (id: number, birthday: string | null, lastName = 'Kovács', deleted = 'NULL') =>
  `INSERT INTO members (id, email, phone, last_name, first_name, birthday, referral_code,
    newsletter_secret, registered_at, deleted_at, created_at, updated_at)
   VALUES (${id}, 'm${id}@x.hu', '+3630123${1000 + id}', '${lastName}', 'Éva',
    ${birthday ? `'${birthday}'` : 'NULL'}, 'r${id}', 's${id}', 1, ${deleted}, 1, 1);`

const FILL = [
  member(1, '1980-12-01'),
  member(2, '1980-12-31', '=HYPERLINK("http://evil")'),
  member(3, '1980-11-30'),
  member(4, null),
  member(5, '1980-12-10', 'Nagy', '1'),
  member(6, '1980-12-11', '-1+1'),
  member(7, '1980-12-12'),
  `INSERT INTO member_consents (member_id, marketing_email) VALUES (6, 1);`,
  `INSERT INTO member_consents (member_id, marketing_phone) VALUES (7, 1);`,
  `INSERT INTO member_consents (member_id, research_phone) VALUES (2, 1);`,
  `INSERT INTO member_consents (member_id, research_email) VALUES (1, 1);`,
  `INSERT INTO member_companies (member_id, tax_number, name, zip, city, address, house_number, updated_at)
    VALUES (1, '12345678-1-42', 'Cég', '1234', 'Cégváros', 'Fő utca', '1', 1);`,
  `INSERT INTO member_companies (member_id, tax_number, name, zip, city, address, house_number, updated_at)
    VALUES (2, '12345678-1-42', 'Cég', '1234', 'Cégváros', 'Fő utca', '1', 1);`,
  `INSERT INTO member_shippings (member_id, zip, city, address, house_number, updated_at)
    VALUES (2, '5678', 'Postaváros', 'Mellék utca', '2/b', 1);`,
].join('\n')

test.group('cli export birthdays', (group) => {
  let database: FreshDatabase
  group.setup(async () => {
    database = await freshDatabase()
    await database.run(FILL)
    return () => database.remove()
  })

  const exported = async (...more: string[]) => {
    const words = ['export', 'birthdays', '--from', '12-01', '--to', '12-31', ...more]
    const { code, stdout, stderr } = await database.command(...words)
    if (code !== 0) throw new Error(stderr)
    const name = stdout.trim()
    const text = readFileSync(join(database.environment.STORAGE_PATH, 'exports', name), 'utf8')
    const rows = parse(text, { bom: true, delimiter: ';', columns: true }) as Record<
      string,
      string
    >[]
    return { name, text, rows }
  }

  test('[O-02] [O-03] it writes the members of the range and prints the name of the file', async ({
    assert,
  }) => {
    const { name, text, rows } = await exported()
    assert.match(name, /^birthdays-12-01-12-31-[0-9a-f]{24}\.csv$/)
    assert.equal(text.codePointAt(0), 0xfe_ff)
    assert.match(
      text.split('\r\n')[0],
      /"id";"last_name";"first_name";"email";"phone";"birthday";"zip";"city";"address";"house_number"$/
    )
    assert.deepEqual(
      rows.map(({ id }) => id),
      ['1', '2', '6', '7']
    )
    assert.containsSubset(rows[0], { last_name: 'Kovács', zip: '1234', city: 'Cégváros' })
    // Gifts go to the delivery address where there is one.
    assert.deepEqual(rows[1], {
      id: '2',
      last_name: `'=HYPERLINK("http://evil")`,
      first_name: 'Éva',
      email: 'm2@x.hu',
      phone: "'+36301231002",
      birthday: '1980-12-31',
      zip: '5678',
      city: 'Postaváros',
      address: 'Mellék utca',
      house_number: '2/b',
    })
    for (const cell of rows.flatMap((row) => Object.values(row)))
      assert.notMatch(cell, /^[=+\-@\t\r]/)
  })

  test('[O-04] an option keeps members with a marketing consent, by e-mail or by phone', async ({
    assert,
  }) => {
    const { rows } = await exported('--consented')
    assert.deepEqual(
      rows.map(({ id }) => id),
      ['6', '7']
    )
  })

  test('members at the shop come first: it takes what they leave of the processor', async ({
    assert,
  }) => {
    const child = startCli(
      ['export', 'birthdays', '--from', '12-01', '--to', '12-31'],
      database.environment
    )
    const ended = once(child, 'exit')
    let nice = getPriority()
    while (child.exitCode === null && nice === getPriority()) {
      nice = getPriority(child.pid)
      await Promise.race([sleep(5), ended])
    }
    assert.equal(nice, 10)
    assert.equal((await ended)[0], 0)
  })

  test('a day that is none is refused', async ({ assert }) => {
    const words = ['export', 'birthdays', '--from', '02-30', '--to', '12-31']
    const { code, stderr } = await database.command(...words)
    assert.equal(code, 3)
    assert.match(stderr, /It must be a day of the year such as 05-19/)
  })
})

/** The session of a staff member who entered the password at this moment. */
const confirmedBy = ({ id }: { id: number }, at: number) => ({
  confirmed_password_staff: { id, at },
})

test.group('The file of an export', () => {
  test('[H-71] an admin who entered the password lately downloads it, nobody else', async ({
    client,
    assert,
  }) => {
    const { stdout } = await runCommand(['export', 'birthdays', '--from', '01-01', '--to', '01-01'])
    const path = `/export/birthday/${stdout.trim()}`
    const admin = await givenStaff()
    const as = (staff: Awaited<ReturnType<typeof givenStaff>>, confirmedAt?: number) =>
      client
        .get(path)
        .redirects(0)
        .accept('json')
        .withSession(confirmedAt ? confirmedBy(staff, confirmedAt) : {})
        .withGuard('staff')
        .loginAs(staff)
    assert.equal((await client.get(path).redirects(0).accept('json')).status(), 401)
    assert.equal((await as(await givenStaff({ role: 'marketing' }))).status(), 403)
    assert.equal((await as(admin)).status(), 423)
    const file = await as(admin, clock.now())
    file.assertStatus(200)
    assert.equal(file.header('content-disposition'), `attachment; filename="${stdout.trim()}"`)
    assert.match(file.text(), /"last_name"/)
    const told = (await linesAbout('export', 0)).filter(({ by }) => by === admin.id)
    assert.deepEqual(told, [
      {
        action: 'export.downloaded',
        detail: 'birthdays-01-01-01-01',
        source: 'admin',
        by: admin.id,
      },
    ])
    for (const name of ['..', '../shop.sqlite', '..%2Fshop.sqlite', 'none.csv', '%2e%2e']) {
      const answer = await client
        .get(`/export/birthday/${name}`)
        .redirects(0)
        .accept('json')
        .withSession(confirmedBy(admin, clock.now()))
        .withGuard('staff')
        .loginAs(admin)
      assert.equal(answer.status(), 404, name)
    }
  })

  test('it is gone after a week', async ({ client, assert, cleanup }) => {
    const { stdout } = await runCommand(['export', 'birthdays', '--from', '01-01', '--to', '01-01'])
    const time = frozenClock(Date.now() + 8 * 24 * 60 * 60 * 1000)
    cleanup(() => time.restore())
    await tidyUp()
    const admin = await givenStaff()
    const answer = await client
      .get(`/export/birthday/${stdout.trim()}`)
      .accept('json')
      .withSession(confirmedBy(admin, clock.now()))
      .withGuard('staff')
      .loginAs(admin)
    assert.equal(answer.status(), 404)
  })
})
