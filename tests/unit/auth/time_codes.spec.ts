import { test } from '@japa/runner'
import { newTimeCodeSecret, timeCodeStepOf, timeCodeUri } from '#auth/second_factor/time_codes'

/** The secret of the test vectors: the text 12345678901234567890. @source RFC 6238 appendix B */
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
/** Seconds, and the last six figures of the code then. */
const VECTORS: [seconds: number, code: string][] = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
]

test.group('Time codes', () => {
  test('[A-19] codes are those of the standard', ({ assert }) => {
    for (const [seconds, code] of VECTORS) {
      assert.equal(timeCodeStepOf(RFC_SECRET, code, seconds * 1000), Math.floor(seconds / 30))
    }
  })

  test('[A-19] a code holds one step before and after its own, and no longer', ({ assert }) => {
    const [seconds, code] = VECTORS[2]
    const step = Math.floor(seconds / 30)
    const begin = step * 30_000
    const cases: [now: number, found: number | null][] = [
      [begin - 30_001, null],
      [begin - 30_000, step],
      [begin, step],
      [begin + 59_999, step],
      [begin + 60_000, null],
    ]
    for (const [now, found] of cases) assert.equal(timeCodeStepOf(RFC_SECRET, code, now), found)
  })

  test('what is no code fits no step', ({ assert }) => {
    const now = 1_111_111_111_000
    for (const code of [
      '',
      '50471',
      '0050471',
      '050472',
      ' 050471',
      '05047é',
      'x'.repeat(10_000),
    ]) {
      assert.isNull(timeCodeStepOf(RFC_SECRET, code, now), code.slice(0, 20))
    }
  })

  test('secrets are 160 random bits in base32', ({ assert }) => {
    const secrets = Array.from({ length: 50 }, newTimeCodeSecret)
    for (const secret of secrets) assert.match(secret, /^[A-Z2-7]{32}$/)
    assert.lengthOf(new Set(secrets), 50)
  })

  test('the address names shop, account and every figure an app needs', ({ assert }) => {
    const label = 'kő.béla@pelda.hu'
    const uri = new URL(timeCodeUri({ issuer: 'Mester Pont', label, secret: RFC_SECRET }))
    assert.equal(uri.protocol, 'otpauth:')
    assert.equal(decodeURIComponent(uri.pathname.split('/').at(-1)!), `Mester Pont:${label}`)
    assert.deepEqual(Object.fromEntries(uri.searchParams), {
      issuer: 'Mester Pont',
      secret: RFC_SECRET,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    })
  })
})
