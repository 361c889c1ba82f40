import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { shopReader } from '#app/database/engine'
import { sealCode } from '#points/code_batches/code_format'
import { codeKeys } from '#points/code_batches/code_keys'
import { givenMember, type TestMember } from '#tests/support/members'
import { givenBatch } from '#tests/support/points'

const entriesOf = (member: TestMember) =>
  shopReader().rows('SELECT id FROM ledger_entries WHERE member_id = ?', [member.id])

/** A sticker of a batch of today, made by whoever has a key that was replaced. */
async function forgedSticker() {
  const [newest, older] = codeKeys()
  const batch = await givenBatch({ count: 10 })
  if (batch.keyId !== newest.id) throw new Error('The batch was not made with the newest key')
  return sealCode(batch.id, 3, older)
}

test.group('Stickers forged under a key that was replaced', () => {
  test('[Q-11] a scan of one is invalid, alone and in company', async ({ client, assert }) => {
    const code = await forgedSticker()
    const members = [await givenMember(), await givenMember(), await givenMember()]
    const scan = (member: TestMember) =>
      client
        .post('/qr-code')
        .accept('json')
        .withCsrfToken()
        .withGuard('member')
        .loginAs(member)
        .json({ qrCode: code, idempotency_key: randomUUID() })
    const alone = await scan(members[0])
    const together = await Promise.all(members.slice(1).map(scan))
    for (const answer of [alone, ...together]) {
      answer.assertStatus(422)
      assert.equal(answer.body().errors[0].rule, 'invalid_code')
    }
    for (const member of members) assert.deepEqual(await entriesOf(member), [])
  })
})
