import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { test } from '@japa/runner'
import { chainNamed, QUICKNET, roundAt, timeOfRound } from '#promo/draw/chains'
import { fromHex, hexOf } from '#promo/draw/bytes'
import { keyOf, numberBelow } from '#promo/draw/picks'
import { drawPlaces } from '#promo/draw/draw_places'
import { readSheet } from '#promo/draw/sheet'
import { readTickets } from '#promo/draw/tickets'
import { verifyDraw } from '#promo/draw/verify/verify_draw'
import type { Tools } from '#promo/draw/verify/published'
import { isSigned } from '#promo/draws/beacon/bls'
import { demoSignature } from '#promo/draws/beacon/demo_chain'
import { serverTools } from '#promo/draws/server_tools'
import {
  BORDERS,
  borderNumbers,
  expectedOf,
  publishedFiles,
  SIGNATURE_OF_1000,
  TEST_SEED,
} from '#tests/support/draw_vectors'

const VECTORS = new URL('../../vectors/draw/', import.meta.url)
/** The same functions as a browser has them. */
const browserTools: Tools = { sha256, hmac: (key, message) => hmac(sha256, key, message), isSigned }

function vector(name: string): Map<string, Uint8Array> {
  const folder = new URL(`${name}/`, VECTORS)
  const files = readdirSync(folder).filter((file) => file !== 'expected.json')
  return new Map(files.map((file) => [file, new Uint8Array(readFileSync(new URL(file, folder)))]))
}

function json(path: string) {
  return JSON.parse(readFileSync(new URL(path, VECTORS), 'utf8'))
}

/** The worked example drawn with another seed or public value. */
function probaWith(change: { seed?: string; called?: string; weightOfW?: number }) {
  const files = vector('proba-2023')
  const text = Buffer.from(files.get('main.tickets.txt')!).toString()
  const rows = text.replace('W563B9KFWPX5CE61 1', `W563B9KFWPX5CE61 ${change.weightOfW ?? 1}`)
  const header = change.weightOfW ? rows.replace('weight 6', 'weight 7') : rows
  const list = createHash('sha256').update(header).digest('hex')
  const [draw] = readSheet('sheet.json', files.get('sheet.json')!).draws
  const tickets = readTickets('main.tickets.txt', Buffer.from(header))
  const seed = change.seed ?? TEST_SEED
  const part = change.called
    ? ({ source: 'called', round: 1000, digits: change.called } as const)
    : ({ source: 'drand', round: 1000, signature: SIGNATURE_OF_1000 } as const)
  const made = { draw, chain: QUICKNET.name, tickets, list, seed, public: part }
  const value = part.source === 'called' ? `called ${change.called}` : PUBLIC_VALUE
  const name = { campaign: 'proba-2023', draw: 'main' }
  const key = hexOf(keyOf({ ...name, seed, list, publicValue: value }, serverTools))
  return { key, places: drawPlaces(made, serverTools).map(({ pseudonym }) => pseudonym) }
}

const PUBLIC_VALUE = `drand ${QUICKNET.name} 1000 fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd`

test.group('Vectors of draws', () => {
  for (const [name, campaign] of Object.entries(BORDERS)) {
    test(`[R-14] the files of ${name} are those that were published, byte for byte`, ({
      assert,
    }) => {
      const made = publishedFiles(campaign)
      const kept = vector(name)
      assert.sameMembers([...made.keys()], [...kept.keys()])
      for (const [file, bytes] of made) assert.deepEqual(bytes, kept.get(file), file)
      const expected = campaign.draws.map(({ draw }) => expectedOf(kept, draw))
      assert.deepEqual(json(`${name}/expected.json`), expected)
    })

    for (const [where, tools] of Object.entries({ node: serverTools, noble: browserTools })) {
      test(`[R-14] every check of ${name} holds with the functions of ${where}`, ({ assert }) => {
        const files = vector(name)
        const [{ draw, heads }] = json(`${name}/expected.json`)
        const { findings } = verifyDraw({ draw, files, head: heads[1] }, tools)
        const verdicts = findings.map(({ check, verdict }) => `${check} ${verdict}`)
        assert.deepEqual(verdicts, [
          'sheet holds',
          'commitment holds',
          'list holds',
          'rows holds',
          'round holds',
          'places holds',
          'log holds',
          'mine not_checked',
        ])
      })
    }
  }

  test('[R-14] the worked example has the hashes, the key, the head and the winners of the paper', ({
    assert,
  }) => {
    const [expected] = json('proba-2023/expected.json')
    assert.equal(expected.list, 'b24982a9bf24aed14d8ed71014734db20909046f59ee57333b989df680fdb050')
    assert.equal(expected.public_value, PUBLIC_VALUE)
    assert.equal(expected.key, 'd8701133c24c988de6b95c4bc96505a43eb5ac4391a3b8a2dcd8ce556503b7cd')
    assert.equal(
      expected.heads[1],
      'f1148bc5da0dcae793cc90373580f5a330e152cf89a35cc002c9dd680f978190'
    )
    assert.deepEqual(probaWith({}), {
      key: expected.key,
      places: ['K4PAPTWD0DENXPSF', '67B7ZZ9Y4Q1NYKHB', 'W563B9KFWPX5CE61'],
    })
  })

  test('[R-14] another seed, another list and a called number give other keys', ({ assert }) => {
    const flipped = `${TEST_SEED.slice(0, -1)}9`
    assert.match(probaWith({ seed: flipped }).key, /^9c87a722/)
    const heavier = probaWith({ weightOfW: 2 })
    assert.match(heavier.key, /^41ddb08f/)
    assert.equal(heavier.places[0], 'FTQ32C0NXCZA8R4V')
    assert.deepEqual(probaWith({ called: '274913806551' }), {
      key: 'cbfb073bd8a490bb9f4c769309245fe7130fa89f6bdd4ab417c5c92ad2161cba',
      places: ['WYQ85FMXNTZAJN5F', '67B7ZZ9Y4Q1NYKHB', 'W563B9KFWPX5CE61'],
    })
  })

  test('[R-14] numbers beyond the last whole multiple are passed over, the last below it is taken', ({
    assert,
  }) => {
    assert.deepEqual(json('borders.json'), borderNumbers())
    for (const { weight, used, drawn } of borderNumbers()) {
      assert.deepEqual([used, drawn], [3, weight - 1])
    }
    // 2^64 is a whole multiple of 4: nothing is passed over.
    assert.equal(
      numberBelow(4, () => 2n ** 64n - 1n),
      3
    )
  })

  test('[R-14] places that nobody is left for stay empty', ({ assert }) => {
    const winners = (name: string) =>
      JSON.parse(Buffer.from(vector(name).get('w1.result.json')!).toString()).places.map(
        ({ pseudonym }: { pseudonym: string | null }) => pseudonym
      )
    assert.deepEqual(winners('no-ticket'), Array(6).fill(null))
    assert.deepEqual(winners('all-excluded'), Array(6).fill(null))
    assert.deepEqual(winners('one-ticket'), ['67B7ZZ9Y4Q1NYKHB', ...Array(5).fill(null)])
    const few = winners('fewer-than-places')
    assert.deepEqual(few.slice(3), [null, null, null])
    assert.lengthOf(new Set(few.slice(0, 3)), 3)
  })
})

test.group('The beacon', () => {
  test('[R-14] the pinned key belongs to the chain that sheets name', ({ assert }) => {
    const numbers = Buffer.alloc(12)
    numbers.writeUInt32BE(QUICKNET.period)
    numbers.writeBigInt64BE(BigInt(QUICKNET.genesis), 4)
    const group = 'f477d5c89f21a17c863a7f937c6a6d15859414d2be09cd448d4279af331c5d3e'
    const parts = [numbers, fromHex(QUICKNET.key), fromHex(group), Buffer.from('quicknet')]
    const name = createHash('sha256').update(Buffer.concat(parts)).digest('hex')
    assert.equal(name, QUICKNET.name)
  })

  test('[R-14] a round is the first that comes out at the hour or after it', ({ assert }) => {
    const noon = Date.parse('2026-10-28T12:00:00+01:00')
    assert.equal(roundAt(QUICKNET, noon), 33_460_612)
    const out = timeOfRound(QUICKNET, 33_460_612)
    assert.isAtLeast(out, noon)
    assert.isBelow(out - 3000, noon)
    assert.equal(roundAt(QUICKNET, out), 33_460_612)
    assert.equal(roundAt(QUICKNET, out + 1), 33_460_613)
    assert.equal(roundAt(QUICKNET, out - 1), 33_460_612)
  })

  test('[R-14] a signature holds for its round, its chain and its bits alone', ({ assert }) => {
    const demo = chainNamed('demo')!
    assert.isTrue(isSigned(QUICKNET, 1000, SIGNATURE_OF_1000))
    assert.isFalse(isSigned(QUICKNET, 1001, SIGNATURE_OF_1000))
    assert.isFalse(isSigned(demo, 1000, SIGNATURE_OF_1000))
    assert.isTrue(isSigned(demo, 7, demoSignature(7)))
    assert.isFalse(isSigned(QUICKNET, 7, demoSignature(7)))
    const flipped = SIGNATURE_OF_1000.replace(/9$/, '8')
    assert.isFalse(isSigned(QUICKNET, 1000, flipped))
    for (const nonsense of ['', '00', 'zz', 'c0'.padEnd(96, '0')]) {
      assert.isFalse(isSigned(QUICKNET, 1000, nonsense), nonsense)
    }
  })
})
