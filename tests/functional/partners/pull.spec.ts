import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/clock'
import { shopReader } from '#app/database/engine'
import { rows } from '#app/database/statement'
import { transaction } from '#app/transaction'
import { deleteMember } from '#auth/my_data/actions/delete_member'
import { memberSync } from '#auth'
import { forgetErased } from '#auth/feed/forget_erased'
import MemberFeed from '#auth/feed/models/member_feed'
import MemberVersion from '#auth/feed/models/member_version'
import MemberCompany from '#auth/companies/models/member_company'
import MemberConsent from '#auth/consents/models/member_consent'
import Member from '#auth/members/models/member'
import MemberSecondaryProfession from '#auth/profile/models/member_secondary_profession'
import Profession from '#auth/reference/models/profession'
import { usesPostgres } from '#config/database'
import FollowMembers from '#database/migrations/0950_follow_members'
import { numberAll } from '#partners/sync/number_all'
import { frozenClock } from '#tests/support/clock'
import { forgetLimits } from '#tests/support/limits'
import { DAYS_TOLD, givenMember } from '#tests/support/members'
import { FakeSalesforce, freshSfId, givenLinked, givenToken } from '#tests/support/partners'

const rename = (id: number, name: string) =>
  transaction((trx) => rows(trx, 'UPDATE members SET last_name = ? WHERE id = ?', [name, id]))

const setFeed = (values: object) =>
  transaction((trx) => MemberFeed.query(trx).where('id', 1).update(values))

/** Members that one statement makes: few enough for its 5 s on a slow machine. */
const MADE_MAX = 5000

/** Members in one transaction. @returns their ids */
async function givenMany(count: number, mark = 'kezdet'): Promise<number[]> {
  return transaction(async (trx) => {
    const ids: number[] = []
    while (ids.length < count) {
      const [from, to] = [ids.length + 1, Math.min(ids.length + MADE_MAX, count)]
      const made = await rows<{ id: number }>(
        trx,
        `WITH RECURSIVE n (i) AS (SELECT CAST(? AS INTEGER) UNION ALL SELECT i + 1 FROM n WHERE i < ?)
         INSERT INTO members (email, last_name, referral_code, newsletter_secret, registered_at, created_at, updated_at)
         SELECT '${mark}-' || i || '@pelda.hu', 'Kezdet', '${mark}-' || i, '${mark}-' || i, 1, 1, 1 FROM n RETURNING id`,
        [from, to]
      )
      ids.push(...made.map(({ id }) => id))
    }
    return ids
  })
}

test.group('Members that a partner pulls', (group) => {
  let salesforce: FakeSalesforce
  group.each.setup(forgetLimits)

  test('[H-67] 10,000 members with edits meanwhile: every last state is in the copy', async ({
    client,
    assert,
  }) => {
    const ids = await givenMany(10_000)
    salesforce = new FakeSalesforce(client, (await givenToken(['users.read'])).secret)
    let edits = 0
    const edited = (writer: number) => ids[(writer * 2503 + edits * 37) % ids.length]
    const refused = new Error('rolled back')
    const writing = [0, 1, 2, 3].map(async (writer) => {
      for (let time = 0; time < 40; time++) {
        const id = edited(writer)
        edits++
        await transaction(async (trx) => {
          const values = [`Név ${writer} ${time}`, id]
          await rows(trx, 'UPDATE members SET last_name = ? WHERE id = ?', values)
          if (time % 5 === 4) throw refused
        }).catch((error) => {
          if (error !== refused) throw error
        })
      }
    })
    const seen: { current: number; last: number }[] = []
    for (let page = 0, hasMore = true; hasMore; page++) {
      const told = await salesforce.pullPage({ diesBeforeCursor: page % 7 === 3 })
      assert.isAtMost(told.data.length, 500)
      seen.push({ current: told.current_page, last: told.last_page })
      hasMore = told.has_more
    }
    await Promise.all(writing)
    await salesforce.pull()
    assert.isAbove(seen.length, 20)
    assert.isTrue(seen.every(({ current, last }) => last >= current))
    const stored = await shopReader().rows<{ id: number; last_name: string }>(
      "SELECT id, last_name FROM members WHERE email LIKE 'kezdet-%'",
      []
    )
    const wrong = stored.filter(
      ({ id, last_name }) => salesforce.copy.get(id)?.last_name !== last_name
    )
    assert.lengthOf(stored, ids.length)
    assert.deepEqual(wrong, [])
    const last = await salesforce.pullPage()
    assert.deepEqual([last.data, last.has_more, last.current_page], [[], false, 1])
  }).timeout(60_000)

  test('[H-67] three who pull at once while four write and events are numbered: each copy equals the shop', async ({
    client,
    assert,
  }) => {
    const { secret } = await givenToken(['users.read'])
    // Those of other tests have their places before.
    await numberAll()
    await pause(5)
    const since = new Date(clock.now()).toISOString()
    const members = await Promise.all(Array.from({ length: 12 }, () => givenMember()))
    const pullers = [0, 1, 2].map(() => new FakeSalesforce(client, secret))
    let writing = true
    const writers = [0, 1, 2, 3].map(async (writer) => {
      for (let time = 0; time < 25; time++) {
        await rename(members[(writer * 5 + time) % members.length].id, `Író ${writer} ${time}`)
      }
    })
    const pulling = pullers.map(async (one) => {
      const first = await one.get('/api/salesforce/users', { updated_since: since, per_page: 500 })
      one.cursor = first.body().next_cursor
      for (const user of first.body().data) one.copy.set(user.id, user)
      for (let page = 0; writing; page++) {
        await one.pullPage({ perPage: 5, diesBeforeCursor: page % 3 === 1 })
      }
      // The pull under way ends where the feed ended when it began; the rest is in the next one.
      await one.pull(5)
      await one.pull(5)
    })
    const numbering = (async () => {
      for (; writing; await nextTurn()) await numberAll()
    })()
    await Promise.all(writers)
    writing = false
    await Promise.all([...pulling, numbering])
    const stored = await Member.query().whereIn(
      'id',
      members.map(({ id }) => id)
    )
    for (const { copy } of pullers) {
      const told = stored.map(({ id }) => copy.get(id)?.last_name)
      assert.deepEqual(
        told,
        stored.map(({ lastName }) => lastName)
      )
    }
  })

  test('[H-67] a change whose transaction is long is not passed over', async ({ assert }) => {
    const { id } = await givenMember({ lastName: 'Régi' })
    await salesforce.pull()
    let end!: () => void
    const ended = new Promise<void>((resolve) => (end = resolve))
    const slow = transaction(async (trx) => {
      await rows(trx, "UPDATE members SET last_name = 'Lassú' WHERE id = ?", [id])
      await ended
    })
    // The embedded database has one writer, so that nobody numbers meanwhile.
    if (usesPostgres) {
      const other = await givenMember()
      await salesforce.pull()
      await rename(other.id, 'Gyors')
      await salesforce.pull()
      assert.equal(salesforce.copy.get(other.id)?.last_name, 'Gyors')
      assert.equal(salesforce.copy.get(id)?.last_name, 'Régi')
    }
    end()
    await slow
    await salesforce.pull()
    assert.equal(salesforce.copy.get(id)?.last_name, 'Lassú')
  })

  test('[H-67] every table that is told of moves a member to the end; who is not registered is left out', async ({
    assert,
  }) => {
    const member = await givenMember()
    const begun = await givenMember({ registered: false })
    await salesforce.pull()
    const changes = [
      `INSERT INTO member_consents (member_id, marketing_email) VALUES (?, 1)`,
      `UPDATE member_consents SET marketing_email = 0, marketing_email_changed_at = 5 WHERE member_id = ?`,
      `INSERT INTO member_companies (member_id, tax_number, name, zip, city, address, house_number, updated_at)
        VALUES (?, '1', 'Kft.', '1111', 'B', 'U', '1', 1)`,
      `UPDATE member_companies SET name = 'Bt.' WHERE member_id = ?`,
      `INSERT INTO member_secondary_professions (member_id, profession_id) VALUES (?, 1)`,
      `DELETE FROM member_secondary_professions WHERE member_id = ?`,
      `UPDATE members SET birthday = '1980-01-01' WHERE id = ?`,
    ]
    let version = salesforce.copy.get(member.id)!.version
    for (const sql of changes) {
      await transaction((trx) => rows(trx, sql, [member.id]))
      const page = await salesforce.pullPage()
      assert.deepEqual(
        page.data.map(({ id }) => id),
        [member.id],
        sql
      )
      assert.isAbove(page.data[0].version, version, sql)
      version = page.data[0].version
    }
    const pulled = salesforce.copy.get(member.id)!
    assert.equal((pulled.company as { name: string }).name, 'Bt.')
    const { marketing_email: consent } = pulled.consents as Record<string, object>
    assert.deepEqual(consent, { given: false, changed_at: new Date(5).toISOString() })
    // What partners are not told of moves nobody.
    await transaction((trx) =>
      rows(trx, 'UPDATE members SET updated_at = updated_at + 1, password = NULL WHERE id = ?', [
        member.id,
      ])
    )
    assert.isEmpty((await salesforce.pullPage()).data)
    assert.isFalse(salesforce.copy.has(begun.id))
  })

  test('[H-67] an erased member comes as a row with deleted_at and nothing of the person', async ({
    assert,
  }) => {
    const member = await givenMember()
    const sfId = freshSfId()
    await transaction((trx) => Member.query(trx).where('id', member.id).update({ sfId }))
    await salesforce.pull()
    await deleteMember(member.id)
    await salesforce.pull()
    const row = salesforce.copy.get(member.id)!
    assert.sameMembers(Object.keys(row), ['id', 'sf_id', 'version', 'deleted_at'])
    assert.equal(row.sf_id, sfId)
    assert.isNotNull(row.deleted_at)
    const alone = await salesforce.get(`/api/salesforce/users/${sfId}`)
    alone.assertStatus(200)
    assert.deepEqual(alone.body(), row)
  })

  test('[H-67] one member is read by both spellings of its id; unknown is 404', async ({
    assert,
  }) => {
    const member = await givenMember()
    const sfId = freshSfId()
    await transaction((trx) => Member.query(trx).where('id', member.id).update({ sfId }))
    for (const spelling of [sfId, sfId.slice(0, 15), sfId.toLowerCase()]) {
      const answer = await salesforce.get(`/api/salesforce/users/${spelling}`)
      answer.assertStatus(200)
      assert.containsSubset(answer.body(), { id: member.id, sf_id: sfId, email: member.email })
      assert.equal(answer.header('etag'), `"${answer.body().version}"`)
    }
    for (const nobody of [freshSfId(), 'unknown']) {
      const answer = await salesforce.get(`/api/salesforce/users/${nobody}`)
      answer.assertStatus(404)
      assert.containsSubset(answer.body(), [{ errorCode: 'not_found', fields: [] }])
    }
  })

  test('[H-67] updated_since, per_page and the cursor are held to what they may be', async ({
    client,
    assert,
  }) => {
    const before = (await salesforce.pullPage()).latest_date_covered
    const { id } = await givenMember()
    const since = await salesforce.get('/api/salesforce/users', { updated_since: before })
    assert.include(
      since.body().data.map((one: { id: number }) => one.id),
      id
    )
    assert.isBelow(since.body().data.length, 200)
    const two = await salesforce.get('/api/salesforce/users', { per_page: 2 })
    assert.containsSubset(two.body(), { current_page: 1, per_page: 2, has_more: true })
    assert.lengthOf(two.body().data, 2)
    assert.isAbove(two.body().last_page, 1000)
    const wrong: [query: object, status: number, code: string][] = [
      [{ per_page: 501 }, 422, 'invalid'],
      [{ per_page: 0 }, 422, 'invalid'],
      [{ updated_since: 'yesterday' }, 422, 'invalid'],
      [{ cursor: 'x' }, 400, 'invalid_cursor'],
      [
        {
          cursor: two
            .body()
            .next_cursor.replace(/^./, (first: string) => (first === 'A' ? 'B' : 'A')),
        },
        400,
        'invalid_cursor',
      ],
    ]
    for (const [query, status, code] of wrong) {
      const answer = await salesforce.get('/api/salesforce/users', query)
      answer.assertStatus(status)
      assert.equal(answer.body()[0].errorCode, code)
    }
    const other = new FakeSalesforce(client, (await givenToken()).secret)
    other.cursor = salesforce.cursor
    await assert.rejects(() => other.pullPage(), /invalid_cursor/)
  })

  test('[H-67] after a backup was restored, or erasures were forgotten, the copy is made anew', async ({
    assert,
  }) => {
    const { epoch, floor } = await MemberFeed.findOrFail(1)
    for (const change of [{ epoch: '0'.repeat(16) }, { floor: 1_000_000_000 }]) {
      await setFeed(change)
      await assert.rejects(() => salesforce.pullPage(), /410 .*cursor_expired/)
      await setFeed({ epoch, floor })
    }
    await salesforce.pullPage()
  })
  test('[H-67] a pull under way loses nobody who is edited between its reads, and covers no more than it began with', async ({
    assert,
    cleanup,
  }) => {
    await salesforce.pull()
    const time = frozenClock()
    cleanup(time.restore)
    const ids: number[] = []
    for (let made = 0; made < 4; made++) ids.push((await givenMember()).id)
    const { countChanges } = memberSync
    memberSync.countChanges = async (stretch) => {
      // Those whom the page has found move to the end before the rest is counted.
      for (const id of ids.slice(0, 2)) await rename(id, 'Közben')
      await numberAll()
      return countChanges(stretch)
    }
    cleanup(() => void (memberSync.countChanges = countChanges))
    const first = await salesforce.pullPage({ perPage: 2 })
    memberSync.countChanges = countChanges
    assert.isTrue(first.has_more)
    time.pass(60_000)
    await rename(ids[0], 'Utóbb')
    await numberAll()
    // Erasures are forgotten meanwhile; a pull that ends behind them goes on.
    const { floor } = await MemberFeed.findOrFail(1)
    const { position } = await MemberVersion.findOrFail(ids[3])
    await setFeed({ floor: position })
    cleanup(async () => void (await setFeed({ floor })))
    const rest = [
      await salesforce.pullPage({ perPage: 1 }),
      await salesforce.pullPage({ perPage: 1 }),
    ]
    const told = rest.map(({ data, latest_date_covered: covered }) => [data[0]?.id, covered])
    const covered = first.latest_date_covered
    assert.deepEqual(told, [
      [ids[2], covered],
      [ids[3], covered],
    ])
    assert.isFalse(rest[1].has_more)
    const query = { updated_since: new Date(1).toISOString() }
    ;(await salesforce.get('/api/salesforce/users', query)).assertStatus(410)
    await salesforce.pull()
    assert.equal(salesforce.copy.get(ids[0])?.last_name, 'Utóbb')
  })

  test('[H-67] a member is told of with all that belongs to it, each field in its place', async ({
    assert,
  }) => {
    await salesforce.pull()
    const { id, email, phone } = await givenMember({ locale: 'en', ...DAYS_TOLD })
    const professions = (await Profession.query().orderBy('id')).map((one) => one.id)
    const day = (number: number) => Date.UTC(2026, 1, number, 3, 4, 5, 6)
    const text = (number: number) => `2026-02-0${number}T03:04:05.006Z`
    await transaction(async (client) => {
      const trx = { client: client.client }
      const member = await Member.findOrFail(id, trx)
      const zips = { regionalRepresentativeZip: '1119', regionalRepresentativeId: null }
      const own = { mainProfessionId: professions[0], otherProfession: 'ács', ...zips }
      await member.merge({ ...own, registeredAt: day(1), updatedAt: day(2) }).save()
      const secondary = [professions[2], professions[1]]
      const chosen = secondary.map((professionId) => ({ memberId: id, professionId }))
      await MemberSecondaryProfession.createMany(chosen, trx)
      const company = { taxNumber: '10537914-4-44', name: 'Szűcs Kft.', zip: '1119', city: 'Bp' }
      const door = { address: 'Fehérvári út', houseNumber: '84/A', floor: 2, doorNumber: '7' }
      await MemberCompany.create({ memberId: id, ...company, ...door, updatedAt: 1 }, trx)
      const phoned = { marketingPhone: true, marketingPhoneChangedAt: day(4) }
      const mailed = { marketingEmail: false, marketingEmailChangedAt: day(5) }
      const asked = { researchPhone: true, researchPhoneChangedAt: day(6), researchEmail: false }
      const consents = { tos: true, tosChangedAt: day(3), ...phoned, ...mailed, ...asked }
      await MemberConsent.create({ memberId: id, ...consents }, trx)
    })
    const { data } = await salesforce.pullPage()
    const { version, ...told } = data.find((one) => one.id === id)!
    assert.isAbove(Number(version), 0)
    assert.deepEqual(told, {
      id,
      sf_id: null,
      updated_at: text(2),
      deleted_at: null,
      registered_at: text(1),
      locale: 'en',
      email,
      phone,
      phone_verified: true,
      last_name: 'Szűcs',
      first_name: 'Gábor',
      birthday: DAYS_TOLD.birthday,
      name_day: DAYS_TOLD.nameDay,
      main_profession_id: professions[0],
      secondary_profession_list: [professions[1], professions[2]],
      other_profession: 'ács',
      regional_representative_zip: '1119',
      regional_representative_id: null,
      company: {
        tax_number: '10537914-4-44',
        name: 'Szűcs Kft.',
        zip: '1119',
        city: 'Bp',
        address: 'Fehérvári út',
        house_number: '84/A',
        floor: 2,
        door_number: '7',
      },
      consents: {
        tos: { given: true, changed_at: text(3) },
        marketing_phone: { given: true, changed_at: text(4) },
        marketing_email: { given: false, changed_at: text(5) },
        research_phone: { given: true, changed_at: text(6) },
        research_email: { given: false, changed_at: null },
      },
    })
  })

  test('[H-67] pages are counted across places that were given up', async ({ assert }) => {
    await salesforce.pull()
    for (let made = 0; made < 3; made++) {
      await givenMember()
      await numberAll()
      const { position } = await MemberFeed.findOrFail(1)
      await setFeed({ position: position + 25_000 })
    }
    const told: [current: number, last: number, found: number][] = []
    for (let hasMore = true; hasMore;) {
      const page = await salesforce.pullPage({ perPage: 1 })
      told.push([page.current_page, page.last_page, page.data.length])
      hasMore = page.has_more
    }
    assert.deepEqual(told, [
      [1, 3, 1],
      [2, 3, 1],
      [3, 3, 1],
    ])
    await givenMember()
    await numberAll()
    const { position } = await MemberFeed.findOrFail(1)
    await setFeed({ position: position + 25_000 })
    await givenMany(25_000, 'szelet')
    await numberAll()
    // Ten thousand behind the first page are counted, and no more.
    const many = await salesforce.pullPage({ perPage: 1 })
    assert.deepEqual([many.current_page, many.last_page], [1, 10_001])
    await salesforce.pull()
  }).timeout(60_000)

  test('[H-67] an erasure is remembered for half a year from its place in the feed on', async ({
    assert,
    cleanup,
  }) => {
    const member = await givenMember()
    const sfId = await givenLinked(member.id)
    await deleteMember(member.id)
    await numberAll()
    const { floor } = await MemberFeed.findOrFail(1)
    cleanup(async () => void (await setFeed({ floor })))
    const set = (values: object) =>
      transaction((trx) => MemberVersion.query(trx).where('memberId', member.id).update(values))
    await set({ deletedAt: 1 })
    await transaction(forgetErased)
    assert.equal((await MemberVersion.findOrFail(member.id)).sfId, sfId)
    await set({ numberedAt: 1 })
    await transaction(forgetErased)
    assert.isNull((await MemberVersion.findOrFail(member.id)).sfId)
  })

  test('members are followed before those who are there are counted in', async ({ assert }) => {
    const migration = new FollowMembers(db.connection(), '0950_follow_members', true)
    const made = (await migration.execUp()) as string[]
    const at = (part: RegExp) => made.findIndex((sql) => part.test(sql))
    assert.isAbove(at(/FROM members WHERE true ON CONFLICT/), at(/CREATE TRIGGER members_follow/))
    assert.isAbove(at(/CREATE TRIGGER members_follow/), -1)
  })

  test('[H-67] a pull of members who have no places yet waits for a part of them, and ends with the last', async ({
    client,
    assert,
  }) => {
    await numberAll()
    const ids = await givenMany(12_000, 'import')
    salesforce = new FakeSalesforce(client, (await givenToken(['users.read'])).secret)
    await salesforce.pullPage()
    const [{ waiting }] = await shopReader().rows<{ waiting: number }>(
      'SELECT COUNT(*) AS "waiting" FROM member_versions WHERE position IS NULL',
      []
    )
    assert.isAbove(Number(waiting), 0)
    // Whoever numbers beside the pull does not end it early.
    await numberAll()
    await salesforce.pull()
    assert.deepEqual(
      ids.filter((id) => !salesforce.copy.has(id)),
      []
    )
    const last = await salesforce.pullPage()
    assert.deepEqual([last.data, last.has_more, last.current_page], [[], false, 1])
  }).timeout(60_000)
})
