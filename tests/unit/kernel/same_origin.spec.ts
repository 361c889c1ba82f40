import { test } from '@japa/runner'
import { sameOriginPath } from '#app/http/same_origin'

test.group('Addresses to lead a visitor to', () => {
  test('another site is never one of them', ({ assert }) => {
    const foreign = [
      '//evil.example',
      '///evil.example',
      '/\\evil.example',
      '\\\\evil.example',
      '/\t/evil.example',
      '/\n/evil.example',
      'https:evil.example',
      'https://evil.example/x',
      'http://shop.example.evil.example/x',
      'http://shop.example@evil.example/x',
      'javascript:alert(1)',
      ' javascript:alert(1)',
      'data:text/html,x',
      'ftp://shop.example/x',
      '/%E0%A4%A',
      '',
      undefined,
      null,
      `/${'x'.repeat(3000)}`,
    ]
    for (const address of foreign) {
      assert.isNull(sameOriginPath(address, 'shop.example'), String(address))
    }
  })

  test('a page of this shop is, with its query', ({ assert }) => {
    assert.equal(sameOriginPath('/profil?a=1#x'), '/profil?a=1')
    assert.equal(sameOriginPath('http://shop.example/a', 'shop.example'), '/a')
    assert.equal(sameOriginPath('http://shop.example/a'), null)
    assert.equal(sameOriginPath('http://shop.example:3333/a?b', 'shop.example:3333'), '/a?b')
    // What would become an address of another site is written as a path again.
    assert.equal(sameOriginPath('/x/..//evil.example'), '/evil.example')
  })
})
