import { test } from '@japa/runner'
import { createCipheriv, createDecipheriv, createHmac, createSecretKey } from 'node:crypto'
import { useKeyObjects } from '#app/crypto/key_objects'

test.group('Key objects', (group) => {
  group.setup(() => useKeyObjects())

  test('a key as a Buffer gives what the same key as an object or a text gives', ({ assert }) => {
    const key = Buffer.from('0123456789abcdef0123456789abcdef')
    const forms = [key, createSecretKey(key), key.toString(), new Uint8Array(key)]
    const signed = forms.map((form) => createHmac('sha256', form).update('text').digest('hex'))
    assert.lengthOf(new Set(signed), 1)
    // Twice, because the second use takes the prepared key.
    assert.equal(createHmac('sha256', key).update('text').digest('hex'), signed[0])
    const other = Buffer.from('another key of thirty-two bytes!')
    assert.notEqual(createHmac('sha256', other).update('text').digest('hex'), signed[0])
  })

  test('what is encrypted with a Buffer opens with the object, and the other way round', ({
    assert,
  }) => {
    const key = Buffer.alloc(32, 5)
    const nonce = Buffer.alloc(12, 1)
    const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: 16 })
    const sealed = Buffer.concat([cipher.update('text'), cipher.final()])
    const opening = createDecipheriv('aes-256-gcm', createSecretKey(key), nonce)
    opening.setAuthTag(cipher.getAuthTag())
    assert.equal(`${opening.update(sealed)}${opening.final()}`, 'text')
    const again = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: 16 })
    again.setAuthTag(cipher.getAuthTag())
    assert.equal(`${again.update(sealed)}${again.final()}`, 'text')
  })

  test('a bad key is refused as before', ({ assert }) => {
    assert.throws(() => createCipheriv('aes-256-gcm', Buffer.alloc(5), Buffer.alloc(12)))
    assert.throws(() => createHmac('sha256', undefined as never))
  })
})
