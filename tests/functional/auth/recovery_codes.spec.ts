import { test } from '@japa/runner'
import { shopReader } from '#app/database/engine'
import { rows } from '#app/database/statement'
import { transaction } from '#app/transaction'
import {
  hashOfRecoveryCode,
  newRecoveryCodes,
  recoveryCodesLeft,
  storedRecoveryCodes,
} from '#auth/second_factor/recovery_codes'
import { ownerName, spendRecoveryCode, takeTimeCodeStep } from '#auth/second_factor/second_factor'
import { givenMember } from '#tests/support/members'

async function memberWith(codes: string[]) {
  const { id } = await givenMember()
  const owner = { table: 'members' as const, id }
  const sql = 'UPDATE members SET two_factor_recovery_codes = ? WHERE id = ?'
  const stored = storedRecoveryCodes(codes, ownerName(owner))
  await transaction((trx) => rows(trx, sql, [stored, id]))
  return owner
}

async function left(id: number) {
  const sql = 'SELECT two_factor_recovery_codes AS "codes" FROM members WHERE id = ?'
  const [row] = await shopReader().rows<{ codes: string }>(sql, [id])
  return recoveryCodesLeft(row.codes)
}

test.group('Recovery codes', () => {
  test('a set is eight different codes in two halves', ({ assert }) => {
    const codes = newRecoveryCodes()
    assert.lengthOf(new Set(codes), 8)
    for (const code of codes) assert.match(code, /^[2-9a-hjkmnp-z]{5}-[2-9a-hjkmnp-z]{5}$/)
  })

  test('a hash belongs to its owner and forgives how the code was typed', ({ assert }) => {
    const hash = hashOfRecoveryCode('k7mwp-3xq9r', 'member:1')
    assert.match(hash, /^[0-9a-f]{64}$/)
    assert.equal(hashOfRecoveryCode(' K7MWP 3xq9r ', 'member:1'), hash)
    assert.notEqual(hashOfRecoveryCode('k7mwp-3xq9r', 'member:2'), hash)
    assert.notEqual(hashOfRecoveryCode('k7mwp-3xq9r', 'staff:1'), hash)
  })

  test('[A-19] of twenty who send one code at once, one spends it', async ({ assert }) => {
    const codes = newRecoveryCodes()
    const owner = await memberWith(codes)
    const spent = await Promise.all(
      Array.from({ length: 20 }, () =>
        transaction((trx) => spendRecoveryCode(trx, owner, codes[3]))
      )
    )
    assert.equal(spent.filter(Boolean).length, 1)
    assert.equal(await left(owner.id), 7)
  })

  test('a set is used up code by code, and nothing else spends one', async ({ assert }) => {
    const codes = newRecoveryCodes()
    const owner = await memberWith(codes)
    const spend = (code: string) => transaction((trx) => spendRecoveryCode(trx, owner, code))
    for (const odd of ['', '%', '_____-_____', newRecoveryCodes()[0]]) {
      assert.isFalse(await spend(odd), odd)
    }
    for (const [count, code] of codes.entries()) {
      assert.isTrue(await spend(code))
      assert.equal(await left(owner.id), 7 - count)
    }
    const other = await memberWith([])
    assert.isFalse(await transaction((trx) => spendRecoveryCode(trx, other, codes[0])))
  })

  test('a time step is taken once and never before the last one', async ({ assert }) => {
    const owner = { table: 'members' as const, id: (await givenMember()).id }
    const take = (step: number) => transaction((trx) => takeTimeCodeStep(trx, owner, step))
    const taken = await Promise.all(Array.from({ length: 20 }, () => take(100)))
    assert.equal(taken.filter(Boolean).length, 1)
    assert.isFalse(await take(99))
    assert.isTrue(await take(101))
  })
})
