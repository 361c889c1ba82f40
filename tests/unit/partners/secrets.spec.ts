import { createHmac } from 'node:crypto'
import { test } from '@japa/runner'
import { derivedKey } from '#app/crypto/derived_key'
import { scopesIn } from '#partners/access/scopes'
import { hashOfSecret, isSecret, newSecret } from '#partners/access/secrets'
import { readCursor, written } from '#partners/sync/cursor'
import { CURSOR_MAX } from '#partners/sync/cursor'

test.group('Secrets of partners', () => {
  test('[Z-02] each is another one, and a mistyped one is none', ({ assert }) => {
    const secrets = Array.from({ length: 50 }, newSecret)
    assert.lengthOf(new Set(secrets), 50)
    for (const secret of secrets) {
      assert.isTrue(isSecret(secret))
      assert.notInclude(hashOfSecret(secret), secret.slice(3, 12))
      const other = secret[10] === 'x' ? 'y' : 'x'
      assert.isFalse(isSecret(secret.slice(0, 10) + other + secret.slice(11)))
    }
    for (const text of ['', 'mp_', secrets[0].slice(0, -1), ` ${secrets[0]}`]) {
      assert.isFalse(isSecret(text))
    }
  })

  test('[Z-02] scopes are known ones, each once', ({ assert }) => {
    assert.deepEqual(scopesIn('users.write  users.read users.read'), ['users.read', 'users.write'])
    assert.isUndefined(scopesIn('users.read admin'))
  })

  test('[H-67] a cursor is short, and read by the client alone that got it', ({ assert }) => {
    const place = {
      epoch: '0123456789abcdef',
      after: 9e14,
      until: 9e14,
      page: 999_999_999,
      left: 10_000,
    }
    const text = written({ ...place, goesOn: true }, 7)
    assert.isAtMost(text.length, CURSOR_MAX)
    for (const goesOn of [true, false]) {
      const cursor = { ...place, goesOn }
      assert.deepEqual(readCursor(written(cursor, 7), 7), cursor)
    }
    for (const [forged, client] of [
      [text, 8],
      [`A${text.slice(1)}`, 7],
      ['', 7],
      ['x'.repeat(90), 7],
    ] as const) {
      assert.throws(() => readCursor(forged, client), /was not made for this client/)
    }
  })

  test('[H-67] a cursor of an older version is read on', ({ assert }) => {
    const contents = '0123456789abcdef.5.9.3'
    const mac = createHmac('sha256', derivedKey('partner-cursors')).update(`7:${contents}`)
    const bytes = Buffer.concat([mac.digest().subarray(0, 16), Buffer.from(contents)])
    assert.deepEqual(readCursor(bytes.toString('base64url'), 7), {
      epoch: '0123456789abcdef',
      after: 5,
      until: 9,
      page: 3,
      left: 0,
      goesOn: false,
    })
  })
})
