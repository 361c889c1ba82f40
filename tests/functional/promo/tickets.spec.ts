import { test } from '@japa/runner'
import { rows } from '#app/database/statement'
import { transaction, type Transaction } from '#app/transaction'
import { confirmReferral } from '#auth'
import { deleteMember } from '#auth/my_data/actions/delete_member'
import { reverse } from '#points'
import { acceptRules } from '#promo/games/actions/accept_rules'
import Prize from '#promo/games/models/prize'
import type Promotion from '#promo/games/models/promotion'
import Winner from '#promo/games/models/winner'
import { newPseudonym } from '#promo/games/pseudonym'
import { frozenClock } from '#tests/support/clock'
import { drawOf, endGames, givenGame, ticketsOf } from '#tests/support/games'
import { givenMember, givenStaff } from '#tests/support/members'
import { givenCreditedScan } from '#tests/support/scans'

const START = Date.parse('2025-05-19T00:00:00+02:00')
const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
const REFERRAL = `INSERT INTO referrals
  (invitee_id, inviter_id, state, reason, points, decided_on, decided_at)
  VALUES (?, ?, ?, NULL, ?, '2025-05-20', ?)`
const HARVEST = `INSERT INTO harvest_cases (member_id, state, score, reasons, found_at, seen_at)
  VALUES (?, ?, 100, '[]', 1, 1)`
const MANY = 12_000
const PART = 100
/** Members whom one statement copies: on a busy machine, too, far within the time that a statement has. */
const COPIED_AT_ONCE = 1000

/** Copies a member with entry, code and scan, under the numbers from one to another. */
const COPIES = [
  `WITH RECURSIVE n (n) AS
     (SELECT CAST(? AS INTEGER) UNION ALL SELECT n + 1 FROM n WHERE n < CAST(? AS INTEGER))
   INSERT INTO members (email, phone, password, referral_code, newsletter_secret, tos_accepted_at,
     phone_verified_at, registered_at, created_at, updated_at)
   SELECT 'tarsasag-' || n || '@pelda.hu', '+3699' || (1000000 + n), password, 'tarsasag' || n,
     newsletter_secret || n, tos_accepted_at, phone_verified_at, registered_at, created_at, updated_at
   FROM members, n WHERE id = ?`,
  `INSERT INTO balances (member_id, points, last_entry_id)
   SELECT m.id, 1, 0 FROM members m WHERE m.email LIKE 'tarsasag-%' AND m.id > ?`,
  `INSERT INTO ledger_entries (member_id, points, source, source_name, reference, balance_after,
     occurred_at, business_date)
   SELECT m.id, 1, 'qrcode', '', 'scan:sok:' || m.id, 1, ${START}, '2025-05-19'
   FROM members m WHERE m.email LIKE 'tarsasag-%' AND m.id > ?`,
  `INSERT INTO scans (code, member_id, entry_id, scanned_at)
   SELECT s.code, e.member_id, e.id, s.scanned_at FROM ledger_entries e, scans s
   WHERE e.reference LIKE 'scan:sok:%' AND e.member_id > ? AND s.member_id = ?`,
]

const LAST_MEMBER = 'SELECT MAX(id) AS id FROM members'

async function copyMember(trx: Transaction, member: number, made: number): Promise<void> {
  const [members, balances, entries, scans] = COPIES
  const [{ id: last }] = await rows<{ id: number }>(trx, LAST_MEMBER)
  await rows(trx, members, [made + 1, made + COPIED_AT_ONCE, member])
  await rows(trx, balances, [last])
  await rows(trx, entries, [last])
  await rows(trx, scans, [last, member])
}

/** Gives a game many members besides one, each with a scan and a pseudonym of its own. */
async function giveCompany(
  trx: Transaction,
  { game, member }: { game: Promotion; member: number }
): Promise<void> {
  for (let made = 0; made < MANY; made += COPIED_AT_ONCE) await copyMember(trx, member, made)
  const copied = await rows<{ id: number }>(
    trx,
    "SELECT id FROM members WHERE email LIKE 'tarsasag-%'"
  )
  const { client } = trx
  for (let at = 0; at < copied.length; at += PART) {
    const part = copied.slice(at, at + PART)
    const named = part.map(({ id }) => ({
      promotion_id: game.id,
      accepted_at: START,
      rules_hash: 'a'.repeat(64),
      member_id: id,
      pseudonym: newPseudonym(),
    }))
    await client.insertQuery().table('promotion_members').multiInsert(named)
  }
}

interface Player {
  accepts: number | null
  scans: number[]
  email?: string
}

test.group('Tickets', (group) => {
  let time: ReturnType<typeof frozenClock>
  let present = START
  group.each.setup(() => {
    time = frozenClock(START)
    present = START
    return async () => {
      time.restore()
      await endGames()
    }
  })

  /** Goes to an instant. */
  function goTo(instant: number) {
    time.pass(instant - present)
    present = instant
  }

  /** A member who accepted and scanned at these instants; null does not. */
  async function player({ accepts, scans, email }: Player) {
    const member = await givenMember(email ? { email } : {})
    const deeds: [at: number, deed: () => Promise<void>][] = scans.map((at) => [
      at,
      () => givenCreditedScan(member),
    ])
    if (accepts !== null) deeds.unshift([accepts, () => acceptRules(member.id)])
    for (const [at, deed] of deeds.toSorted(([one], [other]) => one - other)) {
      goTo(at)
      await deed()
    }
    return member.id
  }

  async function tickets(game: Promotion, key: string) {
    const found = await ticketsOf(await drawOf(game, key))
    return new Map(found.map(({ memberId, weight, reason }) => [memberId, reason ?? weight]))
  }

  test('[R-06] a scan in the week is a ticket, one a millisecond outside is none', async ({
    assert,
  }) => {
    const game = await givenGame()
    const week2 = START + 7 * DAY_MS
    const first = await player({ accepts: START, scans: [START] })
    const last = await player({ accepts: START, scans: [week2 - 1] })
    const next = await player({ accepts: START, scans: [week2] })
    const both = await player({ accepts: START, scans: [START + 1, START + 2, week2 + 1] })
    await player({ accepts: START, scans: [] })
    assert.deepEqual(
      [...(await tickets(game, 'w1'))].sort(),
      [first, last, both].sort().map((id) => [id, 1])
    )
    assert.deepEqual(
      [...(await tickets(game, 'w2'))].sort(),
      [next, both].sort().map((id) => [id, 1])
    )
  })

  test('[R-05] a scan on 30 June counts for the main draw only', async ({ assert }) => {
    const game = await givenGame()
    const lastDay = Date.parse('2025-06-30T00:00:00+02:00')
    const member = await player({ accepts: START, scans: [lastDay + 12 * HOUR_MS] })
    const late = await player({ accepts: START, scans: [lastDay + DAY_MS] })
    const sixth = await player({ accepts: START, scans: [lastDay - 1] })
    assert.deepEqual([...(await tickets(game, 'w6')).keys()], [sixth])
    const main = await tickets(game, 'main')
    assert.isTrue(main.has(member) && main.has(sixth))
    assert.isFalse(main.has(late))
  })

  for (const [change, firstDay, border] of [
    ['winter time', '2026-10-19', '2026-10-26T00:00:00+01:00'],
    ['summer time', '2027-03-22', '2027-03-29T00:00:00+02:00'],
  ] as const) {
    test(`[R-05] the week in which ${change} begins ends at its midnight, to the millisecond`, async ({
      assert,
    }) => {
      const begins = Date.parse(
        `${firstDay}T00:00:00${change === 'winter time' ? '+02:00' : '+01:00'}`
      )
      const lastDay = new Date(begins + 16 * DAY_MS).toISOString().slice(0, 10)
      const game = await givenGame({ firstDay, lastDay })
      goTo(begins)
      const ends = Date.parse(border)
      const inside = await player({ accepts: begins, scans: [ends - 1] })
      const outside = await player({ accepts: begins, scans: [ends] })
      assert.deepEqual([...(await tickets(game, 'w1')).keys()], [inside])
      assert.deepEqual([...(await tickets(game, 'w2')).keys()], [outside])
    })
  }

  test('[R-07] a scan before the rules were accepted brings no ticket, one at that instant does', async ({
    assert,
  }) => {
    const game = await givenGame()
    await player({ accepts: null, scans: [START + 1000] })
    await player({ accepts: START + 2000, scans: [START + 1999] })
    const together = await player({ accepts: START + 3000, scans: [START + 3000] })
    assert.deepEqual([...(await tickets(game, 'w1'))], [[together, 1]])
  })

  test('[R-06] a scan that was taken back is none', async ({ assert }) => {
    const game = await givenGame()
    const member = await player({ accepts: START, scans: [START + 1] })
    assert.isTrue((await tickets(game, 'w1')).has(member))
    await transaction(async (trx) => {
      const sql = 'SELECT entry_id AS "entryId" FROM scans WHERE member_id = ?'
      const [{ entryId }] = await rows<{ entryId: number }>(trx, sql, [member])
      const reference = `back:${member}`
      await reverse(trx, { entryId, source: 'qrcode', sourceName: '', reference })
    })
    assert.isFalse((await tickets(game, 'w1')).has(member))
  })

  test('[R-08] an invitation that was credited in the game doubles the main chance, three do not add', async ({
    assert,
  }) => {
    const game = await givenGame()
    const inviters = []
    for (const _ of Array.from({ length: 4 })) {
      inviters.push(await player({ accepts: START, scans: [START + 1] }))
    }
    const [one, three, early, declined] = inviters
    const invite = async (inviter: number, state: string, at: number) => {
      const { id } = await givenMember()
      await transaction((trx) =>
        rows(trx, REFERRAL, [id, inviter, state, state === 'credited' ? 100 : 0, at])
      )
    }
    await invite(one, 'credited', START + DAY_MS)
    for (const day of [1, 2, 3]) await invite(three, 'credited', START + day * DAY_MS)
    await invite(early, 'credited', START - 1)
    await invite(declined, 'declined', START + DAY_MS)
    const main = await tickets(game, 'main')
    assert.deepEqual(
      inviters.map((id) => main.get(id)),
      [2, 2, 1, 1]
    )
    assert.equal((await tickets(game, 'w1')).get(one), 1, 'weeks are not doubled')
  })

  test('[R-14] staff, harvests and earlier weekly winners stand in the list without a chance', async ({
    assert,
  }) => {
    const game = await givenGame()
    const scans = [START + 1, START + 8 * DAY_MS]
    const plain = await player({ accepts: START, scans })
    const staff = await player({ accepts: START, scans })
    const harvester = await player({ accepts: START, scans })
    const suspected = await player({ accepts: START, scans })
    const winner = await player({ accepts: START, scans })
    await transaction(async (trx) => {
      const sql = 'SELECT email FROM members WHERE id = ?'
      const [{ email }] = await rows<{ email: string }>(trx, sql, [staff])
      await rows(trx, HARVEST, [harvester, 'confirmed'])
      await rows(trx, HARVEST, [suspected, 'open'])
      return email
    }).then((email) => givenStaff({ email }))
    const draw = await drawOf(game, 'w1')
    const prize = await Prize.query().where('drawId', draw.id).firstOrFail()
    const won = { promotionId: game.id, drawId: draw.id, prizeId: prize.id, place: 1 }
    await transaction(({ client }) =>
      Winner.create(
        { ...won, memberId: winner, abbreviatedName: 'Szűcs G.', publishedAt: null },
        { client }
      )
    )
    const expected = { plain: 1, staff: 'staff', harvester: 'harvest', suspected: 1 }
    const told = async (key: string) => {
      const found = await tickets(game, key)
      const of = { plain, staff, harvester, suspected, winner }
      return Object.fromEntries(Object.entries(of).map(([name, id]) => [name, found.get(id)]))
    }
    assert.deepEqual(await told('w2'), { ...expected, winner: 'already_won' })
    assert.deepEqual(await told('w1'), { ...expected, winner: 1 }, 'the draw that was won itself')
    assert.deepEqual(
      await told('main'),
      { ...expected, winner: 1 },
      'winners stay in the main draw'
    )
  })

  test('[R-14] who plays under a second account has no chance by it while the first one plays', async ({
    assert,
  }) => {
    const game = await givenGame()
    const name = `jatekos.${game.id}`
    const first = await player({ accepts: START, scans: [START + 1], email: `${name}@gmail.com` })
    const twin = { accepts: START, email: `${name.replace('.', '')}+ketto@gmail.com` }
    const second = await player({ ...twin, scans: [START + 2] })
    const absent = await player({ accepts: null, scans: [START + 3], email: `${name}+a@pelda.hu` })
    const present = await player({
      accepts: START,
      scans: [START + 4],
      email: `${name}+b@pelda.hu`,
    })
    for (const id of [first, second, absent, present]) {
      await transaction((trx) => confirmReferral(trx, id))
    }
    const told = async () => {
      const found = await tickets(game, 'w1')
      return [first, second, absent, present].map((id) => found.get(id))
    }
    assert.deepEqual(await told(), [1, 'duplicate_person', undefined, 1])
    const main = await tickets(game, 'main')
    assert.equal(main.get(second), 'duplicate_person')
    await deleteMember(first)
    assert.deepEqual(await told(), [undefined, 1, undefined, 1])
  })

  test('[R-06] a member who left has no ticket', async ({ assert }) => {
    const game = await givenGame()
    const gone = await player({ accepts: START, scans: [START + 1] })
    const sql = 'UPDATE members SET disabled_at = 1 WHERE id = ?'
    await transaction((trx) => rows(trx, sql, [gone]))
    assert.isFalse((await tickets(game, 'w1')).has(gone))
  })

  test('[R-14] tickets come in the order of the bytes of their pseudonyms, in parts', async ({
    assert,
  }) => {
    const game = await givenGame()
    const member = await player({ accepts: START, scans: [START + 1] })
    await transaction((trx) => giveCompany(trx, { game, member }))
    const found = await ticketsOf(await drawOf(game, 'w1'))
    assert.lengthOf(found, MANY + 1)
    const names = found.map(({ pseudonym }) => pseudonym)
    const byBytes = names.toSorted((one, other) =>
      Buffer.compare(Buffer.from(one), Buffer.from(other))
    )
    assert.deepEqual(names, byBytes)
  })
})
