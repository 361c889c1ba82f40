import { test } from '@japa/runner'
import Tokens from 'csrf'
import { isTokenOf } from '#app/middleware/cross_site_token_middleware'

test.group('Cross-site tokens', () => {
  test('a token fits a session exactly where the library of shield says so', ({ assert }) => {
    const tokens = new Tokens()
    const secret = tokens.secretSync()
    const fits = (token: unknown, of: unknown = secret) => isTokenOf({ 'csrf-secret': of }, token)
    for (let made = 0; made < 20; made++) {
      const token = tokens.create(secret)
      assert.isTrue(fits(token))
      const [salt] = token.split('-')
      const changed = `${token.startsWith('x') ? 'y' : 'x'}${token.slice(1)}`
      const wrong = [token.slice(1), `${token}a`, changed, salt, '', `${salt}-`, '-']
      for (const other of wrong) {
        assert.isFalse(fits(other), other)
        assert.isFalse(tokens.verify(secret, other), other)
      }
      assert.isFalse(fits(token, tokens.secretSync()))
      assert.isFalse(fits(token, ''))
      assert.isFalse(fits(token, null))
      assert.isFalse(fits([token]))
    }
  })

  test('a token that was right does not open a session for another one, nor after its secret changed', ({
    assert,
  }) => {
    const tokens = new Tokens()
    const data: Record<string, unknown> = { 'csrf-secret': tokens.secretSync() }
    const [one, two] = [tokens.create(String(data['csrf-secret'])), tokens.create('another secret')]
    for (let asked = 0; asked < 2; asked++) {
      assert.isTrue(isTokenOf(data, one))
      assert.isFalse(isTokenOf(data, two))
      assert.isFalse(isTokenOf({ ...data, 'csrf-secret': 'another secret' }, one))
    }
    data['csrf-secret'] = 'another secret'
    assert.isFalse(isTokenOf(data, one))
    assert.isTrue(isTokenOf(data, two))
  })
})
