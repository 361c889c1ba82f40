import { test } from '@japa/runner'
import type { Booster } from '#points/boosters/booster'
import { BoosterAccount, type GivenBefore } from '#points/boosters/booster_account'
import { KEYED_REPEAT_MS, KEYLESS_REPEAT_MS } from '#points/constants'
import { judgeClaims, type Judgement } from '#points/scans/accept_scans/judge_claims'
import type { OwnScan } from '#points/scans/accept_scans/own_scans_sql'
import type { StickerFact } from '#points/scans/accept_scans/scan_facts_sql'
import type { Claim } from '#points/scans/claim'

/** Noon of a Wednesday in Budapest. */
const NOW = Date.UTC(2026, 3, 15, 10)

function claim(given: Partial<Claim> = {}): Claim {
  const sticker = { code: 'A', batchId: 1, serial: 5, keyId: 'k1' }
  return { memberId: 1, clientKey: null, at: NOW, ...sticker, ...given }
}

function sticker(given: Partial<StickerFact> = {}): StickerFact {
  return {
    state: 'active',
    keyId: 'k1',
    count: 10,
    maxScans: 1,
    validFrom: null,
    validTo: null,
    points: 40,
    productId: 7,
    titleHu: 'Festék',
    titleEn: 'Paint',
    isVoid: null,
    used: null,
    hasScanned: 1,
    hasThis: null,
    keyUsedFor: null,
    ...given,
  }
}

function ownScan(given: Partial<OwnScan> = {}): OwnScan {
  return {
    code: 'A',
    memberId: 1,
    base: 40,
    balance: 140,
    bonuses: [],
    scannedAt: NOW - 1000,
    clientKey: null,
    titleHu: 'Festék',
    titleEn: 'Paint',
    isScan: 1,
    isReversed: 0,
    ...given,
  }
}

function account(terms: Partial<Booster> = {}, before?: GivenBefore) {
  return new BoosterAccount<Booster>(
    {
      id: 3,
      nameHu: 'Akció',
      nameEn: 'Booster',
      bonusKind: 'points',
      bonus: 10,
      firstDay: null,
      lastDay: null,
      weekdays: [],
      productIds: [],
      professionIds: [],
      zipPrefixes: [],
      limitPerMember: null,
      limitPerMemberDay: null,
      limitPerDay: null,
      limitTotal: null,
      budget: 1000,
      ...terms,
    },
    before
  )
}

type Given = {
  claims: Claim[]
  stickers?: StickerFact[]
  own?: OwnScan[]
  accounts?: BoosterAccount<Booster>[]
  professions?: [memberId: number, professionId: number][]
  held?: number[]
}

function judgeAll(given: Given): Judgement[] {
  const { claims, own = [], accounts = [], professions = [], held } = given
  const stickers = given.stickers ?? claims.map(() => sticker())
  const balances = new Map((held ?? claims.map(({ memberId }) => memberId)).map((id) => [id, 100]))
  const facts = new Map(
    professions.map(([id, professionId]) => [
      id,
      { professionId, zip: null, registeredAt: null, locale: 'hu' },
    ])
  )
  return judgeClaims(claims, { balances, stickers, own, boosting: { accounts, facts } })
}

/** What became of each: its points, the code of its refusal, or in words what else. */
function said(judgements: Judgement[]) {
  return judgements.map((one) => {
    if (!one) return 'again'
    if ('accepted' in one) {
      return (
        one.accepted.sticker.points + one.accepted.bonuses.reduce((sum, b) => sum + b.points, 0)
      )
    }
    if ('repeats' in one) return 'repeats'
    return one.answer instanceof Error ? one.answer.code : `repeats ${one.answer.points}`
  })
}

const REFUSALS: [
  title: string,
  claim: Partial<Claim>,
  sticker: Partial<StickerFact>,
  code: string,
][] = [
  ['[Q-11] of a batch we do not have', {}, { state: null }, 'invalid_code'],
  ['[Q-11] made with a key that the batch no longer has', { keyId: 'k0' }, {}, 'invalid_code'],
  ['[Q-11] beyond the stickers of its batch', { serial: 10 }, {}, 'invalid_code'],
  ['of a batch that was voided', {}, { state: 'void' }, 'void'],
  ['in a part of its batch that was voided', {}, { isVoid: 1 }, 'void'],
  ['of a batch that is only printed', {}, { state: 'printed' }, 'not_active'],
  ['before its first moment', {}, { validFrom: NOW + 1 }, 'not_active'],
  ['at the end of its time', {}, { validTo: NOW }, 'expired'],
  ['[Q-12] that somebody used', {}, { used: 1 }, 'already_used'],
  ['[Q-14] used as often as it may', {}, { maxScans: 2, used: 2 }, 'scan_limit_reached'],
  [
    'under a name used for another',
    { clientKey: 'c' },
    { keyUsedFor: 'B' },
    'idempotency_mismatch',
  ],
  ['voided and used: void is said first', {}, { state: 'void', used: 1 }, 'void'],
]

test.group('Claims are judged', () => {
  for (const [title, given, fact, code] of REFUSALS) {
    test(`a sticker is refused: ${title}`, ({ assert }) => {
      assert.deepEqual(said(judgeAll({ claims: [claim(given)], stickers: [sticker(fact)] })), [
        code,
      ])
    })
  }

  test('[Q-17] an open sticker brings its points, from its first to its last moment', ({
    assert,
  }) => {
    const times = sticker({ validFrom: NOW, validTo: NOW + 1 })
    assert.deepEqual(said(judgeAll({ claims: [claim()], stickers: [times] })), [40])
  })

  test('a refused neighbour changes nothing', ({ assert }) => {
    const claims = [claim({ code: 'A' }), claim({ code: 'B', memberId: 2 }), claim({ code: 'C' })]
    const stickers = [sticker(), sticker({ state: 'void' }), sticker({ points: 5 })]
    assert.deepEqual(said(judgeAll({ claims, stickers })), [40, 'void', 5])
  })

  test('[Q-16] members of one group share what a code has left', ({ assert }) => {
    const claims = [1, 2, 3].map((memberId) => claim({ memberId }))
    const stickers = claims.map(() => sticker({ maxScans: 3, used: 1 }))
    assert.deepEqual(said(judgeAll({ claims, stickers })), [40, 40, 'scan_limit_reached'])
  })

  test('a member whose balance is not locked is judged again', ({ assert }) => {
    const claims = [claim(), claim({ memberId: 2 })]
    assert.deepEqual(said(judgeAll({ claims, held: [2] })), ['again', 40])
  })

  test('a client key names one sticker of its member, also within a group', ({ assert }) => {
    const keyed = (code: string, memberId: number) => claim({ code, memberId, clientKey: 'c' })
    const claims = [keyed('A', 1), keyed('B', 1), keyed('C', 2)]
    assert.deepEqual(said(judgeAll({ claims })), [40, 'idempotency_mismatch', 40])
  })
})

test.group('Claims of an own sticker', () => {
  const CASES: [title: string, claim: Partial<Claim>, own: Partial<OwnScan>[], said: string][] = [
    ['[Q-12] soon after', {}, [{}], 'repeats 40'],
    ['[Q-12] after ten minutes', {}, [{ scannedAt: NOW - KEYLESS_REPEAT_MS }], 'already_used'],
    [
      '[Q-12] with its key, late',
      { clientKey: 'c' },
      [{ clientKey: 'c', scannedAt: NOW - KEYED_REPEAT_MS + 1 }],
      'repeats 40',
    ],
    ['[Q-28] with another key', { clientKey: 'd' }, [{ clientKey: 'c' }], 'already_used'],
    ['[Q-28] that was taken back', {}, [{ isReversed: 1 }], 'already_used'],
    ['[Q-28] that a dispute brought', {}, [{ isScan: 0 }], 'already_used'],
  ]
  for (const [title, given, own, expected] of CASES) {
    test(`are answered: ${title}`, ({ assert }) => {
      const claims = [claim(given)]
      const judged = judgeAll({ claims, stickers: [sticker({ used: 1 })], own: own.map(ownScan) })
      assert.deepEqual(said(judged), [expected])
    })
  }

  test('the bonuses belong to the first answer', ({ assert }) => {
    const bonuses = [{ nameHu: 'Akció', nameEn: 'Booster', points: 6 }]
    const [judged] = judgeAll({ claims: [claim()], own: [ownScan({ bonuses })] })
    assert.containsSubset(judged, {
      answer: { points: 46, base: 40, balance: 146, repeated: true },
    })
  })

  test('[Q-28] what a scan brought is told, and nothing once it was taken back', ({ assert }) => {
    const late = { scannedAt: NOW - KEYLESS_REPEAT_MS }
    const told = (own: Partial<OwnScan>) =>
      (judgeAll({ claims: [claim()], own: [ownScan({ ...late, ...own })] })[0] as any).answer.meta
        .points
    assert.equal(told({}), 40)
    assert.equal(told({ isReversed: 1 }), 0)
  })

  test('the same sticker twice in a group is credited once and repeated', ({ assert }) => {
    const keyed = (clientKey: string) => claim({ clientKey })
    assert.deepEqual(said(judgeAll({ claims: [claim(), claim()] })), [40, 'repeats'])
    assert.deepEqual(said(judgeAll({ claims: [keyed('c'), keyed('d')] })), [40, 'already_used'])
  })
})

test.group('Bonuses of claims', () => {
  const before = (given: Partial<GivenBefore>): GivenBefore => {
    return { given: 0, spent: 0, days: [], members: [], ...given }
  }
  const day = '2026-04-15'
  const one = { memberId: 1, day, given: 1 }
  const CASES: [title: string, terms: Partial<Booster>, before: GivenBefore, points: number][] = [
    ['so many points', {}, before({}), 50],
    [
      'so many percent, without parts of a point',
      { bonusKind: 'percent', bonus: 12 },
      before({}),
      44,
    ],
    ['nothing on another weekday', { weekdays: [4] }, before({}), 40],
    ['nothing after its last day', { lastDay: '2026-04-14' }, before({}), 40],
    ['nothing for another product', { productIds: [8] }, before({}), 40],
    ['nothing for another profession', { professionIds: [9] }, before({}), 40],
    ['its last points', { budget: 100 }, before({ given: 9, spent: 90 }), 50],
    ['nothing that its budget misses by one', { budget: 99 }, before({ spent: 90 }), 40],
    ['nothing beyond its limit', { limitTotal: 9 }, before({ given: 9 }), 40],
    [
      'nothing beyond the limit of a day',
      { limitPerDay: 2 },
      before({ days: [{ day, given: 2 }] }),
      40,
    ],
    ['nothing beyond that of a member', { limitPerMember: 1 }, before({ members: [one] }), 40],
    [
      'nothing beyond that of a member and day',
      { limitPerMemberDay: 1 },
      before({ members: [one] }),
      40,
    ],
    [
      'again to a member on another day',
      { limitPerMemberDay: 1 },
      before({ members: [{ ...one, day: '2026-04-14' }] }),
      50,
    ],
  ]
  for (const [title, terms, given, points] of CASES) {
    test(`a booster gives ${title}`, ({ assert }) => {
      const accounts = [account(terms, given)]
      assert.deepEqual(said(judgeAll({ claims: [claim()], accounts })), [points])
    })
  }

  test('scans of one group share what a booster has left', ({ assert }) => {
    const claims = ['A', 'B', 'C'].map((code, at) => claim({ code, memberId: at + 1 }))
    assert.deepEqual(said(judgeAll({ claims, accounts: [account({ budget: 20 })] })), [50, 50, 40])
    assert.deepEqual(
      said(judgeAll({ claims, accounts: [account({ limitPerDay: 1 })] })),
      [50, 40, 40]
    )
  })

  test('boosters add up, and each asks for its own members', ({ assert }) => {
    const claims = [claim({ memberId: 1 }), claim({ code: 'B', memberId: 2 })]
    const accounts = [account(), account({ id: 4, bonus: 3, professionIds: [9] })]
    const professions: Given['professions'] = [
      [1, 9],
      [2, 8],
    ]
    assert.deepEqual(said(judgeAll({ claims, accounts, professions })), [53, 50])
  })

  test('a refused claim takes nothing from a booster', ({ assert }) => {
    const booster = account()
    judgeAll({ claims: [claim()], stickers: [sticker({ used: 1 })], accounts: [booster] })
    assert.deepEqual([booster.given, booster.spent], [0, 0])
  })
})
