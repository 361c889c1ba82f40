import { test } from '@japa/runner'
import { shopReader } from '#app/database/engine'
import { usesPostgres } from '#config/database'
import { rows } from '#app/database/statement'
import { transaction } from '#app/transaction'
import { bookingsOf, sendAs } from '#tests/support/member_visits'
import { givenMember } from '#tests/support/members'

/** From here on the database takes no proof of one purpose from this member. */
const withoutProof = (memberId: number) =>
  usesPostgres
    ? [
        `CREATE FUNCTION no_proof() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN RAISE EXCEPTION 'no proof today'; END $$`,
        `CREATE TRIGGER no_proof BEFORE INSERT ON consent_changes FOR EACH ROW
        WHEN (NEW.purpose = 'research_phone' AND NEW.member_id = ${memberId}) EXECUTE FUNCTION no_proof()`,
      ]
    : [
        `CREATE TRIGGER no_proof BEFORE INSERT ON consent_changes
        WHEN NEW.purpose = 'research_phone' AND NEW.member_id = ${memberId}
        BEGIN SELECT RAISE(ABORT, 'no proof today'); END`,
      ]

test.group('A consent and its proof', () => {
  test('[P-15] where the proof cannot be written nothing is: no consent, no points', async ({
    client,
    assert,
  }) => {
    const member = await givenMember()
    const before = await bookingsOf(member.id)
    await transaction(async (trx) => {
      for (const sql of withoutProof(member.id)) await rows(trx, sql, [])
    })
    const body = { marketing_email: true, research_phone: true }
    const answer = await sendAs(client, member, { path: '/profil/consent', body })
    assert.isAtLeast(answer.status(), 500)
    for (const table of ['member_consents', 'consent_changes']) {
      const kept = `SELECT * FROM ${table} WHERE member_id = ?`
      const given = await shopReader().rows<Record<string, unknown>>(kept, [member.id])
      assert.notInclude(
        given.flatMap(({ marketing_email, research_phone, purpose }) => [
          marketing_email,
          research_phone,
          purpose && 1,
        ]),
        1,
        table
      )
    }
    assert.deepEqual(await bookingsOf(member.id), before)
  })
})
