import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { shopReader } from '#app/database/engine'
import { rows } from '#app/database/statement'
import { runOutboxOnce } from '#app/outbox/worker'
import { transaction } from '#app/transaction'
import { confirmReferral } from '#auth'
import { REFERRALS_PER_YEAR } from '#auth/constants'
import { takeBackReferral } from '#auth/invitations/actions/take_back_referral'
import { deleteMember } from '#auth/my_data/actions/delete_member'
import { balanceOf } from '#points'
import { debit } from '#points/ledger'
import { reverseScan } from '#points/scans/actions/reverse_scan'
import { scanCode } from '#points/scans/actions/scan_code'
import { linesAbout } from '#tests/support/audit_lines'
import { frozenClock } from '#tests/support/clock'
import { forgetLimits } from '#tests/support/limits'
import { bookingsOf } from '#tests/support/member_visits'
import { givenMember, freshPhone, TEST_PASSWORD, type TestMember } from '#tests/support/members'
import { givenCode } from '#tests/support/points'
import { detailsBody, storedMember, visitorAtDetails } from '#tests/support/registrations'
import { givenCreditedScan } from '#tests/support/scans'
import { Visitor } from '#tests/support/visitor'

const CLI = { source: 'cli' } as const

async function scans(member: { id: number }) {
  await scanCode({ memberId: member.id, text: await givenCode(), address: '127.0.0.1' })
  await runOutboxOnce()
  await runOutboxOnce()
}

/** An invited member that scanned, with the decision made. */
async function invitedBy(inviter: TestMember, given: Parameters<typeof givenMember>[0] = {}) {
  const invitee = await givenMember({ ...given, invitedById: inviter.id })
  await givenCreditedScan(invitee)
  await transaction((trx) => confirmReferral(trx, invitee.id))
  return invitee
}

async function referralsOf(member: TestMember) {
  const all = await bookingsOf(member.id)
  return all.filter(({ source }) => source === 'referral')
}

async function reasonOf(invitee: { id: number }) {
  const sql = 'SELECT state, reason FROM referrals WHERE invitee_id = ?'
  const [row] = await shopReader().rows<{ state: string; reason: string }>(sql, [invitee.id])
  return row
}

/** A member who went through all steps of the registration, by an invitation where there is one. */
async function registered(client: ApiClient, given = {}, referralCode?: string) {
  const arrived = await visitorAtDetails(client, given, referralCode)
  const done = await arrived.visitor.post('/regisztracio/step/3/submit', await detailsBody())
  done.assertHeader('location', '/profil/extra-pontok')
  return arrived
}

async function scanEntriesOf(member: { id: number }): Promise<number[]> {
  const sql = 'SELECT entry_id AS "entryId" FROM scans WHERE member_id = ? ORDER BY entry_id'
  const found = await shopReader().rows<{ entryId: number }>(sql, [member.id])
  return found.map(({ entryId }) => entryId)
}

async function takesBack(entryId: number) {
  await transaction((trx) => reverseScan(trx, { entryId, reason: 'A photo', by: CLI }))
  await runOutboxOnce()
}

async function shownInvitations(client: ApiClient, member: TestMember) {
  const request = client.get('/profil').withGuard('member').loginAs(member).withInertia()
  return (await request).inertiaProps.invitations
}

async function withCompany(member: TestMember, taxNumber: string) {
  const sql = `INSERT INTO member_companies (member_id, tax_number, name, zip, city, address,
    house_number, updated_at) VALUES (?, ?, 'Cég', '1011', 'Budapest', 'Fő', '1', 0)`
  await transaction((trx) => rows(trx, sql, [member.id, taxNumber]))
}

test.group('Referrals', () => {
  test('[X-13] the first scan of an invited member rewards the inviter, once', async ({
    client,
    assert,
  }) => {
    const inviter = await givenMember()
    const invitee = await givenMember({ invitedById: inviter.id })
    assert.deepEqual(await referralsOf(inviter), [])
    const pending = { number: 1, state: 'pending', decided_at: null, points: 0 }
    assert.deepEqual((await shownInvitations(client, inviter)).latest, [pending])
    await scans(invitee)
    await scans(invitee)
    assert.deepEqual(await referralsOf(inviter), [{ source: 'referral', points: 100 }])
    const shown = await shownInvitations(client, inviter)
    assert.deepInclude(shown, { total: 1, confirmed: 1, points: 100 })
    assert.deepInclude(shown.latest[0], { state: 'confirmed', points: 100 })
    assert.isNumber(shown.latest[0].decided_at)
  })

  test('[X-13] deciding again books nothing more, neither do decisions at the same time', async ({
    assert,
  }) => {
    const inviter = await givenMember()
    const invitee = await givenMember({ invitedById: inviter.id })
    await givenCreditedScan(invitee)
    const decide = () => transaction((trx) => confirmReferral(trx, invitee.id))
    await Promise.all([decide(), decide(), decide(), decide()])
    await decide()
    assert.lengthOf(await referralsOf(inviter), 1)
  })

  test('[X-13] an invited member without a scan brings nothing', async ({ assert }) => {
    const inviter = await givenMember()
    const invitee = await givenMember({ invitedById: inviter.id })
    await transaction((trx) => confirmReferral(trx, invitee.id))
    assert.deepEqual(await referralsOf(inviter), [])
    assert.isUndefined(await reasonOf(invitee))
  })

  test('[X-13] the same person, by e-mail address or company, brings nothing', async ({
    client,
    assert,
  }) => {
    const inviter = await givenMember()
    await withCompany(inviter, '10537914-4-44')
    const [name, host] = inviter.email.split('@')
    const plus = await invitedBy(inviter, { email: `${name}+masik@${host}` })
    assert.deepEqual(await reasonOf(plus), { state: 'declined', reason: 'same_person' })
    const colleague = await givenMember({ invitedById: inviter.id })
    await withCompany(colleague, '10537914-4-44')
    await givenCreditedScan(colleague)
    await transaction((trx) => confirmReferral(trx, colleague.id))
    assert.deepEqual(await reasonOf(colleague), { state: 'declined', reason: 'same_company' })
    assert.deepEqual(await referralsOf(inviter), [])
    const { latest, confirmed } = await shownInvitations(client, inviter)
    assert.equal(confirmed, 0)
    assert.deepEqual(
      latest.map(({ state }: { state: string }) => state),
      ['declined', 'declined']
    )
  })

  test('[X-13] a person that was here before brings nobody a second credit', async ({ assert }) => {
    const [first, second] = [await givenMember(), await givenMember()]
    const phone = freshPhone()
    const invitee = await invitedBy(first, { phone })
    assert.lengthOf(await referralsOf(first), 1)
    await deleteMember(invitee.id)
    const returned = await invitedBy(second, { phone })
    assert.deepEqual(await reasonOf(returned), { state: 'declined', reason: 'known_person' })
    assert.deepEqual(await referralsOf(second), [])
    const byEmail = await givenMember()
    await givenCreditedScan(byEmail)
    await transaction((trx) => confirmReferral(trx, byEmail.id))
    const { email } = byEmail
    await deleteMember(byEmail.id)
    const again = await invitedBy(second, { email })
    assert.deepEqual(await reasonOf(again), { state: 'declined', reason: 'known_person' })
  })

  test('[X-13] an existing member who follows an invitation, logs in and scans brings nothing', async ({
    client,
    assert,
  }) => {
    const inviter = await givenMember()
    const existing = await givenMember()
    const visitor = new Visitor(client)
    const invited = await visitor.get(`/regisztracio?ref=${inviter.referralCode}`)
    assert.isTrue(invited.inertiaProps.isInvited)
    const { email } = existing
    const login = await visitor.post('/belepes', { email, password: TEST_PASSWORD })
    login.assertHeader('location', '/')
    const scan = await visitor.post('/qr-code', { qrCode: await givenCode() })
    assert.isUndefined(scan.flashMessage('inputErrorsBag'))
    assert.lengthOf(await scanEntriesOf(existing), 1)
    await runOutboxOnce()
    assert.isUndefined(await reasonOf(existing))
    assert.deepEqual(await referralsOf(inviter), [])
    assert.deepInclude(await shownInvitations(client, inviter), { total: 0, confirmed: 0 })
  })

  test('[X-13] a member who never scanned is existing too: another address of theirs brings nothing', async ({
    client,
    assert,
  }) => {
    await forgetLimits()
    const inviter = await givenMember()
    const { email } = await registered(client)
    const [name, host] = email.split('@')
    const alias = { email: `${name}+uj@${host}` }
    const again = await registered(client, alias, inviter.referralCode)
    const { id } = await storedMember(again.email)
    const { latest } = await shownInvitations(client, inviter)
    assert.deepInclude(latest[0], { state: 'pending' })
    await scans({ id })
    assert.lengthOf(await scanEntriesOf({ id }), 1)
    assert.deepEqual(await reasonOf({ id }), { state: 'declined', reason: 'known_person' })
    assert.deepEqual(await referralsOf(inviter), [])
    // The first account is nobody's second one: where it was invited, it counts.
    const first = { id: Number((await storedMember(email)).id) }
    const invite = 'UPDATE members SET invited_by_id = ? WHERE id = ?'
    await transaction((trx) => rows(trx, invite, [inviter.id, first.id]))
    await scans(first)
    assert.deepEqual(await reasonOf(first), { state: 'credited', reason: null })
  })

  test('what is kept of a deleted person names nobody', async ({ assert }) => {
    const invitee = await invitedBy(await givenMember())
    const sql = 'SELECT mark FROM known_people WHERE member_id = ?'
    const marks = await shopReader().rows<{ mark: string }>(sql, [invitee.id])
    await deleteMember(invitee.id)
    assert.deepEqual(await shopReader().rows(sql, [invitee.id]), [], 'cut loose from the account')
    assert.lengthOf(marks, 2)
    for (const { mark } of marks) assert.match(mark, /^[0-9a-f]{64}$/)
  })

  test('[X-13] a year has a limit, and the next year begins anew', async ({ assert }) => {
    const clock = frozenClock('2027-12-31T20:00:00Z')
    try {
      const inviter = await givenMember()
      for (let at = 0; at < REFERRALS_PER_YEAR; at++) await invitedBy(inviter)
      const beyond = await invitedBy(inviter)
      assert.deepEqual(await reasonOf(beyond), { state: 'declined', reason: 'yearly_limit' })
      assert.lengthOf(await referralsOf(inviter), REFERRALS_PER_YEAR)
      // An hour before midnight in UTC the new year has begun in Budapest.
      clock.pass(3 * 60 * 60 * 1000)
      await invitedBy(inviter)
      assert.lengthOf(await referralsOf(inviter), REFERRALS_PER_YEAR + 1)
    } finally {
      clock.restore()
    }
  })

  test('[X-13] of ten invited members of one company one is rewarded, also at the same moment', async ({
    assert,
  }) => {
    const inviters = [await givenMember(), await givenMember()]
    const invitees: TestMember[] = []
    for (let at = 0; at < 10; at++) {
      const invitee = await givenMember({ invitedById: inviters[at % 2].id })
      // The kind of tax and the county may change; the company stays the same.
      await withCompany(invitee, at % 3 ? '11223344-2-41' : '11223344-1-42')
      await givenCreditedScan(invitee)
      invitees.push(invitee)
    }
    await Promise.all(invitees.map(({ id }) => transaction((trx) => confirmReferral(trx, id))))
    const decisions = await Promise.all(invitees.map(reasonOf))
    const declined = { state: 'declined', reason: 'known_company' }
    assert.sameDeepMembers(decisions, [
      { state: 'credited', reason: null },
      ...Array.from({ length: 9 }, () => declined),
    ])
    const booked = await Promise.all(inviters.map(referralsOf))
    assert.lengthOf(booked.flat(), 1)
    await Promise.all(invitees.map(({ id }) => deleteMember(id)))
    const late = await givenMember({ invitedById: inviters[0].id })
    await withCompany(late, '11223344-2-41')
    await givenCreditedScan(late)
    await transaction((trx) => confirmReferral(trx, late.id))
    assert.deepEqual(await reasonOf(late), declined, 'also after all of them left')
  })

  test('[X-13] the reward is taken back with the last scan of the invited member', async ({
    client,
    assert,
  }) => {
    const inviter = await givenMember()
    const invitee = await givenMember({ invitedById: inviter.id })
    await scans(invitee)
    await scans(invitee)
    const [first, second] = await scanEntriesOf(invitee)
    await takesBack(first)
    assert.deepEqual(await referralsOf(inviter), [{ source: 'referral', points: 100 }])
    await takesBack(second)
    assert.equal(await balanceOf(inviter.id), 0)
    assert.deepEqual(await reasonOf(invitee), { state: 'declined', reason: 'scan_taken_back' })
    const told = { action: 'referral.taken_back', detail: '100', source: 'cli', by: null }
    const lines = () => linesAbout('member', inviter.id)
    assert.deepInclude(await lines(), told)
    const shown = await shownInvitations(client, inviter)
    assert.deepInclude(shown, { total: 1, confirmed: 0, points: 0 })
    // Nothing brings it back, and nothing is taken twice.
    await transaction((trx) => takeBackReferral(trx, invitee.id, CLI))
    await transaction((trx) => confirmReferral(trx, invitee.id))
    assert.lengthOf(await referralsOf(inviter), 2)
    assert.equal(await balanceOf(inviter.id), 0)
    assert.lengthOf(
      (await lines()).filter(({ action }) => action === told.action),
      1
    )
  })

  test('a reward that is spent stays, and the audit log says so', async ({ assert }) => {
    const inviter = await givenMember()
    const invitee = await givenMember({ invitedById: inviter.id })
    await scans(invitee)
    const spent = { memberId: inviter.id, points: 60, source: 'redeem', sourceName: '' } as const
    await transaction((trx) => debit(trx, { ...spent, reference: `test:${inviter.id}` }))
    for (const entryId of await scanEntriesOf(invitee)) await takesBack(entryId)
    assert.equal(await balanceOf(inviter.id), 40)
    assert.deepEqual(await reasonOf(invitee), { state: 'credited', reason: null })
    const sql = `SELECT action, detail FROM audit_logs WHERE subject_type = 'member'
      AND subject_id = ? AND action LIKE 'referral.%'`
    assert.deepEqual(await shopReader().rows(sql, [inviter.id]), [
      { action: 'referral.kept_spent', detail: '100' },
    ])
  })

  test('[X-13] a scan that was taken back before the decision brings nothing', async ({
    assert,
  }) => {
    const inviter = await givenMember()
    const invitee = await givenMember({ invitedById: inviter.id })
    await scanCode({ memberId: invitee.id, text: await givenCode(), address: '127.0.0.1' })
    const [entryId] = await scanEntriesOf(invitee)
    await transaction((trx) => reverseScan(trx, { entryId, reason: 'Wrong', by: CLI }))
    await runOutboxOnce()
    assert.deepEqual(await referralsOf(inviter), [])
  })

  test('a deleted inviter gets nothing, and nothing breaks', async ({ assert }) => {
    const inviter = await givenMember()
    const invitee = await givenMember({ invitedById: inviter.id })
    await deleteMember(inviter.id)
    await scans(invitee)
    assert.deepEqual(await reasonOf(invitee), { state: 'declined', reason: 'inviter_gone' })
  })

  test('[P-18] the invitations tell nothing of the invited', async ({ client, assert }) => {
    const inviter = await givenMember()
    const invited = [await invitedBy(inviter), await givenMember({ invitedById: inviter.id })]
    await givenMember({ invitedById: inviter.id, registered: false })
    const shown = await shownInvitations(client, inviter)
    assert.equal(shown.total, 2)
    assert.deepEqual(Object.keys(shown.latest[0]), ['number', 'state', 'decided_at', 'points'])
    const text = JSON.stringify(shown)
    for (const { email, phone } of invited) {
      assert.notInclude(text, email)
      assert.notInclude(text, phone)
    }
  })

  test('[P-18] the link has the code of the member', async ({ client, assert }) => {
    const member = await givenMember()
    const request = client.get('/profil').withGuard('member').loginAs(member).withInertia()
    const { referralLink } = (await request).inertiaProps
    assert.equal(referralLink, `http://localhost:3333/regisztracio?ref=${member.referralCode}`)
  })
})
