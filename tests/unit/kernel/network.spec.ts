import { test } from '@japa/runner'
import { networkOf, surroundingsOf } from '#app/http/network'

test.group('Network of an address', () => {
  test('limits count an IPv4 address itself and the /64 network of an IPv6 address', ({
    assert,
  }) => {
    const cases = [
      ['203.0.113.7', '203.0.113.7'],
      ['::ffff:203.0.113.7', '203.0.113.7'],
      ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
      ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
      ['2001:db8::9', '2001:db8:0:0::/64'],
      ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
      ['::1', '0:0:0:0::/64'],
      ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ]
    for (const [address, network] of cases) assert.equal(networkOf(address), network)
  })

  test('a network lies in wider ones', ({ assert }) => {
    const ipv6 = { site: '2001:db8:1::/48', range: null, provider: '2001:db8::/32' }
    assert.deepEqual(surroundingsOf('2001:db8:1:2::9'), ipv6)
    assert.deepEqual(surroundingsOf('2001:db8:1:ffff:1::'), ipv6)
    const ipv4 = { site: null, range: '203.0.113.0/24', provider: '203.0.0.0/16' }
    assert.deepEqual(surroundingsOf('203.0.113.7'), ipv4)
    assert.deepEqual(surroundingsOf('::ffff:203.0.113.9'), ipv4)
  })
})
