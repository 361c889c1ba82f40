import { test } from '@japa/runner'
import { rows } from '#app/database/statement'
import { transaction, type Transaction } from '#app/transaction'
import { closeLedger } from '#points'
import { dueDay } from '#points/closes/close_ledger'
import { bookByHand } from '#points/hand_bookings/actions/book_by_hand'
import { scanCode } from '#points/scans/actions/scan_code'
import { FINDINGS_MAX } from '#points/truths/verify_truths_sql'
import { givenMember } from '#tests/support/members'
import { givenOrder } from '#tests/support/orders'
import { brokenIn, inventEntry, lift, takenBack } from '#tests/support/planted'
import { givenCode, givenPoints } from '#tests/support/points'

type Named = Record<string, Record<string, unknown>>

/** A member with a scan, a booking by hand, points of a test and a closed day. */
async function givenHistory() {
  const member = await givenMember()
  const given = await givenPoints(member, 500)
  const code = await givenCode({ points: 120 })
  await scanCode({ memberId: member.id, address: '10.77.0.1', text: code })
  const by = { source: 'cli' } as const
  const booking = { memberId: member.id, source: 'adjustment_manual', reason: 'Próba', by } as const
  await transaction((trx) => bookByHand(trx, { ...booking, points: 40 }))
  return { memberId: member.id, entryId: given.id, code }
}

type History = Awaited<ReturnType<typeof givenHistory>>

/** What each column of the audit log is changed to: nothing of a line may become something else. */
const OTHER_WORDS = {
  source: "CASE source WHEN 'cli' THEN 'admin' ELSE 'cli' END",
  actor_id: 'COALESCE(actor_id, 0) + 1',
  action: "action || '!'",
  subject_type: "subject_type || '!'",
  subject_id: 'subject_id + 1',
  detail: "COALESCE(detail, '') || '!'",
  happened_at: 'happened_at + 1',
}

type Tampering = [name: string, (trx: Transaction, shop: History) => Promise<Named>]

/** What somebody does to the database, and who and what must be named for it. */
const TAMPERING: Tampering[] = [
  [
    'a balance that was raised',
    async (trx, { memberId }) => {
      await rows(trx, 'UPDATE balances SET points = points + 1 WHERE member_id = ?', [memberId])
      return { 'points-balance': { member_id: memberId, balance: 661, entries: 660 } }
    },
  ],
  [
    'an entry that was taken away',
    async (trx, { memberId, entryId }) => {
      await lift(trx, 'ledger_entries')
      await rows(trx, 'DELETE FROM ledger_entries WHERE id = ?', [entryId])
      return {
        'points-balance': { member_id: memberId },
        'points-unbroken': { member_id: memberId },
      }
    },
  ],
  [
    'an entry that was changed',
    async (trx, { memberId, entryId }) => {
      await lift(trx, 'ledger_entries')
      await rows(trx, 'UPDATE ledger_entries SET points = 499 WHERE id = ?', [entryId])
      return { 'points-unbroken': { member_id: memberId, entry_id: entryId, expected: 499 } }
    },
  ],
  [
    'a scan that was taken away',
    async (trx, { memberId, code }) => {
      const find = 'SELECT entry_id FROM scans WHERE member_id = ?'
      const [{ entry_id }] = await rows<{ entry_id: number }>(trx, find, [memberId])
      await lift(trx, 'scans')
      await rows(trx, 'DELETE FROM scans WHERE code = ?', [code])
      return { 'scans-made': { member_id: memberId, entry_id }, 'codes-counted': { scans: 0 } }
    },
  ],
  [
    'an entry of a kind that the shop does not book',
    async (trx, { memberId }) => {
      const invented = { points: 5000, source: 'promotion', reference: 'gift:1' }
      const entry_id = await inventEntry(trx, memberId, invented)
      return { 'points-known': { member_id: memberId, entry_id, ...invented } }
    },
  ],
  [
    'a booking by hand that nobody wrote down',
    async (trx, { memberId }) => {
      const invented = { points: 40, source: 'adjustment_manual', reference: 'adjustment:x' }
      const entry_id = await inventEntry(trx, memberId, invented)
      return { 'bookings-written': { member_id: memberId, entry_id, points: 40, lines: 1 } }
    },
  ],
  [
    'an order that says another price',
    async (trx) => {
      const sql =
        'UPDATE orders SET total = total + 1 WHERE id = (SELECT MAX(id) FROM orders) RETURNING id, member_id'
      const [order] = await rows<{ id: number; member_id: number }>(trx, sql)
      return { 'orders-paid': { order_id: order.id, member_id: order.member_id } }
    },
  ],
  [
    'a line of the audit log that was taken away',
    async (trx) => {
      await lift(trx, 'audit_logs')
      const [{ id }] = await rows<{ id: number }>(trx, 'SELECT MAX(id) - 1 AS id FROM audit_logs')
      await rows(trx, 'DELETE FROM audit_logs WHERE id = ?', [id])
      return { 'audit-chained': { audit_id: id + 1 } }
    },
  ],
  [
    'the last line of the audit log taken away',
    async (trx) => {
      await lift(trx, 'audit_logs')
      const last = 'SELECT id FROM audit_logs ORDER BY id DESC LIMIT 1'
      await rows(trx, `DELETE FROM audit_logs WHERE id = (${last})`)
      const [{ id }] = await rows<{ id: number }>(trx, last)
      return { 'audit-chained': { last_audit_id: id } }
    },
  ],
  ...Object.entries(OTHER_WORDS).map(([column, other]): Tampering => {
    return [
      `a line of the audit log that has another ${column}`,
      async (trx) => {
        await lift(trx, 'audit_logs')
        const [{ id }] = await rows<{ id: number }>(trx, 'SELECT MAX(id) AS id FROM audit_logs')
        await rows(trx, `UPDATE audit_logs SET ${column} = ${other} WHERE id = ?`, [id])
        return { 'audit-chained': { audit_id: id } }
      },
    ]
  }),
  [
    'a close that was taken away',
    async (trx) => {
      const { businessDate } = await closeLedger(trx, { through: dueDay(), acceptsLate: true })
      await lift(trx, 'ledger_closes')
      await rows(trx, 'DELETE FROM ledger_closes WHERE business_date = ?', [businessDate])
      return { 'closes-kept': { closes: 0, closes_written: 1 } }
    },
  ],
]

/** Credits with a name the shop would use, and nothing behind them. `<m>` is the member. */
const INVENTED: [source: string, reference: string, id: string][] = [
  ['registration', 'registration:<m>', 'made-registration'],
  ['profile_data', 'profile_data:<m>', 'made-profile-data'],
  ['facebook_group', 'facebook_group:<m>', 'made-facebook-group'],
  ['birthday', 'birthday:<m>', 'made-birthday'],
  ['birthday', 'greeting:2026:<m>', 'made-greeting'],
  ['name_day', 'name_day:<m>', 'made-name-day'],
  ['name_day', 'greeting:2026:name_day:<m>', 'made-greeting'],
  ['referral', 'referral:<m>', 'made-referral'],
  ['consent_marketing_phone', 'consent:marketing_phone:<m>', 'made-consent'],
  ['consent_marketing_email', 'consent:marketing_email:<m>', 'made-consent'],
  ['consent_research_phone', 'consent:research_phone:<m>', 'made-consent'],
  ['consent_research_email', 'consent:research_email:<m>', 'made-consent'],
  ['survey', 'survey:999999:<m>', 'made-survey'],
  ['questionnaire', 'questionnaire:999999:<m>', 'made-questionnaire'],
  ['qrcode', 'scan:ZZZ0000PLANTED:<m>', 'scans-made'],
  ['promotion', 'booster:1:ZZZ0000PLANTED:<m>', 'bonuses-made'],
  ['cancelled_order', 'cancel:999999', 'made-cancel'],
  ['cancelled_order', 'remainder:999999', 'made-remainder'],
  ['substitution', 'substitute:999999', 'made-substitute'],
  ['adjustment_manual', 'adjustment:x', 'bookings-written'],
  ['adjustment_manual', 'hand_booking:999999', 'made-hand-booking'],
  ['adjustment_manual', 'dispute:999999', 'made-dispute'],
  ['adjustment_year_end_reset', 'reset-reversed:2026:<m>', 'made-reset-reversed'],
]

/** A member who never did anything. */
async function givenNobody(trx: Transaction): Promise<number> {
  const id = 2_000_000_011
  const sql = `INSERT INTO members (id, referral_code, newsletter_secret, created_at, updated_at)
    VALUES (?, 'nobody', 'nobody', 1, 1)`
  await rows(trx, sql, [id])
  return id
}

test.group('What a check finds', (group) => {
  let shop: History
  group.setup(async () => {
    shop = await givenHistory()
    await givenOrder()
    // Something written after it, so that the log has a line between others.
    await givenHistory()
  })

  test('[O-18] a sound shop has nothing to name', async ({ assert }) => {
    await takenBack(async (trx) => assert.deepEqual(await brokenIn(trx), {}))
  })

  for (const [name, tamper] of TAMPERING) {
    test(`[O-18] ${name} is named`, async ({ assert }) => {
      await takenBack(async (trx) => {
        const named = await tamper(trx, shop)
        const broken = await brokenIn(trx)
        for (const [id, finding] of Object.entries(named)) {
          assert.containSubset(broken[id]?.found, [finding], `${id}: ${JSON.stringify(broken)}`)
        }
      })
    })
  }

  for (const [source, reference, id] of INVENTED) {
    test(`[O-18] a credit of ${reference} without its cause is named`, async ({ assert }) => {
      await takenBack(async (trx) => {
        const memberId = await givenNobody(trx)
        const invented = {
          points: 77,
          source,
          reference: reference.replace('<m>', String(memberId)),
        }
        const entry_id = await inventEntry(trx, memberId, invented)
        const broken = await brokenIn(trx)
        assert.containSubset(broken[id]?.found, [{ member_id: memberId, entry_id }])
      })
    })
  }

  test('[O-18] a bonus of more points than its rule ever brought is named', async ({ assert }) => {
    await takenBack(async (trx) => {
      const memberId = await givenNobody(trx)
      await rows(trx, 'UPDATE members SET registered_at = 1 WHERE id = ?', [memberId])
      const invented = {
        points: 100_001,
        source: 'registration',
        reference: `registration:${memberId}`,
      }
      const entry_id = await inventEntry(trx, memberId, invented)
      const broken = await brokenIn(trx)
      assert.deepEqual(Object.keys(broken), ['made-registration'])
      assert.containSubset(broken['made-registration'].found, [{ member_id: memberId, entry_id }])
    })
  })

  test('[O-18] more findings than are named are counted', async ({ assert }) => {
    await takenBack(async (trx) => {
      const memberId = await givenNobody(trx)
      const many = FINDINGS_MAX + 7
      for (let at = 0; at < many; at++) {
        await inventEntry(trx, memberId, {
          points: 1,
          source: 'promotion',
          reference: `gift:${at}`,
        })
      }
      const { violations, found } = (await brokenIn(trx))['points-known']
      assert.deepEqual([violations, found.length], [many, FINDINGS_MAX])
    })
  })
})
