import { test } from '@japa/runner'
import { DEMO_CHAIN, roundAt } from '#promo/draw/chains'
import { bytesOf, hashOf, textOf } from '#promo/draw/bytes'
import type { Check } from '#promo/draw/verify/finding'
import { verifyDraw } from '#promo/draw/verify/verify_draw'
import { demoSignature } from '#promo/draws/beacon/demo_chain'
import { serverTools as realTools } from '#promo/draws/server_tools'
import {
  expectedOf,
  logOf,
  PROBA,
  publishedFiles,
  sha,
  TEST_SEED,
  timesOf,
  type MadeCampaign,
} from '#tests/support/draw_vectors'

type Files = Map<string, Uint8Array>

const signed = new Map<string, boolean>()
/** Most files of these tests are the same: each signature is checked once. */
const serverTools: typeof realTools = {
  ...realTools,
  isSigned(chain, round, signature) {
    const asked = `${chain.name} ${round} ${signature}`
    if (!signed.has(asked)) signed.set(asked, realTools.isSigned(chain, round, signature))
    return signed.get(asked)!
  },
}

const HEAD = expectedOf(publishedFiles(PROBA), 'main').heads[2]

/** The checks that do not hold, each with its reason, as `check why`. */
function complaints(files: Files, { draw = 'main', head = HEAD } = {}) {
  return verifyDraw({ draw, files, head: head || undefined }, serverTools)
    .findings.filter(({ verdict, why }) => verdict !== 'holds' && why !== 'no_pseudonym')
    .map(({ check, why }) => `${check} ${why}`)
}

/** A published file with its text changed. */
function changed(file: string, change: (text: string) => string, files = publishedFiles(PROBA)) {
  const before = textOf(files.get(file)!)
  const after = change(before)
  if (after === before) throw new Error(`Nothing was changed in ${file}`)
  return files.set(file, bytesOf(after))
}

/** Rows of the list put in another order or number, with a header that tells the truth. */
function listChange(change: (rows: string[]) => string[]) {
  return (text: string) => {
    const lines = text.trimEnd().split('\n')
    const rows = change(lines.slice(4))
    const weight = rows.reduce((sum, row) => sum + Number(row.split(' ')[1]), 0)
    return [...lines.slice(0, 3), `rows ${rows.length} weight ${weight}`, ...rows, ''].join('\n')
  }
}

const SWAPPED = (rows: string[]) => [rows[1], rows[0], ...rows.slice(2)]
const REPLACED: [what: string, file: string, change: (text: string) => string, seen: string[]][] = [
  [
    'a ticket is changed',
    'main.tickets.txt',
    (text) => text.replace('FTQ3', 'FTQ4'),
    ['list list_hash_differs'],
  ],
  [
    'a weight is changed',
    'main.tickets.txt',
    listChange((rows) => rows.map((row) => row.replace('CE61 1', 'CE61 2'))),
    ['list list_hash_differs'],
  ],
  [
    'a ticket is added',
    'main.tickets.txt',
    listChange((rows) => [...rows, 'ZZZZ85FMXNTZAJN5 1']),
    ['list list_hash_differs'],
  ],
  [
    'a ticket is removed',
    'main.tickets.txt',
    listChange((rows) => rows.slice(0, -1)),
    ['list list_hash_differs'],
  ],
  [
    'a reason is changed',
    'main.tickets.txt',
    (text) => text.replace('staff', 'rules'),
    ['list list_hash_differs'],
  ],
  ['tickets are swapped', 'main.tickets.txt', listChange(SWAPPED), ['rows malformed']],
  [
    'a ticket stands twice',
    'main.tickets.txt',
    listChange((rows) => [rows[0], ...rows]),
    ['rows malformed'],
  ],
  [
    'a sum is wrong',
    'main.tickets.txt',
    (text) => text.replace('weight 6', 'weight 7'),
    ['rows malformed'],
  ],
  [
    'a count is wrong',
    'main.tickets.txt',
    (text) => text.replace('rows 6', 'rows 5'),
    ['rows malformed'],
  ],
  [
    'a count promises more',
    'main.tickets.txt',
    (text) => text.replace('rows 6', 'rows 999999999'),
    ['rows malformed'],
  ],
  [
    'a weight is 3',
    'main.tickets.txt',
    (text) => text.replace('KHB 2', 'KHB 3'),
    ['rows malformed'],
  ],
  [
    'a weight has a zero before it',
    'main.tickets.txt',
    (text) => text.replace('KHB 2', 'KHB 02'),
    ['rows malformed'],
  ],
  [
    'an exclusion has no reason',
    'main.tickets.txt',
    (text) => text.replace(' staff', ''),
    ['rows malformed'],
  ],
  [
    'a reason is unknown',
    'main.tickets.txt',
    (text) => text.replace('staff', 'mood'),
    ['rows malformed'],
  ],
  [
    'a reason is longer',
    'main.tickets.txt',
    (text) => text.replace('staff', 'staffs'),
    ['rows malformed'],
  ],
  [
    'a reason stands beside a weight',
    'main.tickets.txt',
    (text) => text.replace('KHB 2', 'KHB 2 staff'),
    ['rows malformed'],
  ],
  [
    'lines end with CRLF',
    'main.tickets.txt',
    (text) => text.replaceAll('\n', '\r\n'),
    ['rows malformed'],
  ],
  [
    'the last line does not end',
    'main.tickets.txt',
    (text) => text.slice(0, -1),
    ['rows malformed'],
  ],
  ['an empty line follows', 'main.tickets.txt', (text) => `${text}\n`, ['rows malformed']],
  [
    'a pseudonym is in lower case',
    'main.tickets.txt',
    (text) => text.replace('FTQ32C', 'ftq32c'),
    ['rows malformed'],
  ],
  [
    'a pseudonym has a letter that is not used',
    'main.tickets.txt',
    (text) => text.replace('FTQ32C', 'FTQ32U'),
    ['rows malformed'],
  ],
  [
    'a mark stands before the list',
    'main.tickets.txt',
    (text) => `\ufeff${text}`,
    ['rows malformed'],
  ],
  [
    'the list names another sheet',
    'main.tickets.txt',
    (text) => text.replace('sheet 0d', 'sheet 1d'),
    ['sheet no_sheet_with_this_hash'],
  ],
  [
    'a bit of the seed is flipped',
    'main.result.json',
    (text) => text.replace(TEST_SEED, `${TEST_SEED.slice(0, -1)}9`),
    ['commitment seed_does_not_open', 'places places_differ'],
  ],
  [
    'a bit of the signature is flipped',
    'main.result.json',
    (text) => text.replace('5e39', '5e38'),
    ['round signature_invalid', 'places places_differ'],
  ],
  [
    'another round is told',
    'main.result.json',
    (text) => text.replace('"round":1000', '"round":1001'),
    ['round round_differs'],
  ],
  [
    'another winner is told',
    'main.result.json',
    (text) => text.replace('K4PAPTWD0DENXPSF', 'WYQ85FMXNTZAJN5F'),
    ['places places_differ'],
  ],
  [
    'a reserve is told as the winner',
    'main.result.json',
    (text) =>
      text
        .replace('K4PA', 'TMP')
        .replace('67B7ZZ9Y4Q1NYKHB', 'K4PAPTWD0DENXPSF')
        .replace('TMPPTWD0DENXPSF', '67B7ZZ9Y4Q1NYKHB'),
    ['places places_differ'],
  ],
  [
    'a place is left out',
    'main.result.json',
    (text) => text.replace(/,\n\{"place":3.*\}\]/, ']'),
    ['places places_differ'],
  ],
  [
    'the result names another list',
    'main.result.json',
    (text) => text.replace('"tickets":"b2', '"tickets":"c2'),
    ['list list_hash_differs'],
  ],
  [
    'the seed is told in capitals',
    'main.result.json',
    (text) => text.replace(TEST_SEED, TEST_SEED.toUpperCase()),
    ['commitment malformed'],
  ],
  [
    'a called number takes the place of the round',
    'main.result.json',
    (text) =>
      text.replace(/"source".*"\},/, '"source":"called","round":1000,"digits":"274913806551"},'),
    ['round called_too_early'],
  ],
  [
    'a prize is told on the sheet that was not',
    'sheet.json',
    (text) => text.replace('"items":1', '"items":2'),
    ['sheet no_sheet_with_this_hash'],
  ],
  [
    'a bit of the sheet is flipped',
    'sheet.json',
    (text) => text.replace('"reserves":2', '"reserves":3'),
    ['sheet no_sheet_with_this_hash'],
  ],
  [
    'a time of the log is changed',
    'log.txt',
    (text) => text.replace('09:58:11', '09:58:10'),
    ['log head_unknown'],
  ],
  [
    'a line of the log is left out',
    'log.txt',
    (text) =>
      text
        .replace(/^1 .*\n/, '')
        .replace('2 2023', '1 2023')
        .replace('3 2023', '2 2023'),
    ['log head_unknown'],
  ],
  ['the log is cut off', 'log.txt', (text) => text.replace(/^3 .*\n/m, ''), ['log head_unknown']],
]

test.group('Attacks on a draw', () => {
  test('[R-14] what was published holds', ({ assert }) => {
    assert.deepEqual(complaints(publishedFiles(PROBA)), [])
  })

  for (const [what, file, change, seen] of REPLACED) {
    test(`[R-14] it is seen that ${what}`, ({ assert }) => {
      const found = complaints(changed(file, change))
      for (const one of seen) assert.include(found, one)
      assert.include(
        found.map((one) => one.split(' ')[0]),
        'log'
      )
    })
  }

  test('[R-14] a whole set that was made anew is seen by who has a head of the log', ({
    assert,
  }) => {
    const rows = PROBA.draws[0].rows.toSpliced(2, 1)
    const forged = publishedFiles({ ...PROBA, draws: [{ ...PROBA.draws[0], rows }] })
    assert.deepEqual(complaints(forged), ['log head_unknown'])
    assert.deepEqual(complaints(forged, { head: '' }), [])
  })

  test('[R-14] the list of another draw is not taken', ({ assert }) => {
    const other = publishedFiles({ ...PROBA, campaign: 'proba-2024' })
    const files = publishedFiles(PROBA).set('main.tickets.txt', other.get('main.tickets.txt')!)
    assert.include(complaints(files), 'list list_hash_differs')
    const both = publishedFiles(WEEKS)
    both.set('w1.tickets.txt', both.get('w2.tickets.txt')!)
    assert.include(complaints(both, { draw: 'w1', head: '' }), 'list list_hash_differs')
  })

  test('[R-14] a seed serves no second draw', ({ assert }) => {
    const files = publishedFiles(WEEKS)
    const seed = (draw: string) => JSON.parse(textOf(files.get(`${draw}.result.json`)!)).seed
    changed('w1.result.json', (text) => text.replace(seed('w1'), seed('w2')), files)
    assert.include(complaints(files, { draw: 'w1' }), 'commitment seed_does_not_open')
  })

  const MISSING: [file: string, checks: Check[]][] = [
    ['sheet.json', ['sheet', 'commitment', 'rows', 'round', 'places', 'log']],
    ['main.tickets.txt', ['sheet', 'commitment', 'list', 'rows', 'round', 'places', 'log']],
    ['main.result.json', ['commitment', 'list', 'round', 'places', 'log']],
    ['log.txt', ['round', 'log']],
  ]
  for (const [file, checks] of MISSING) {
    test(`[R-14] without ${file} nothing that needs it is said to hold`, ({ assert }) => {
      const files = publishedFiles(PROBA)
      files.delete(file)
      const { findings } = verifyDraw({ draw: 'main', files, head: HEAD }, serverTools)
      const open = findings.filter(({ verdict }) => verdict !== 'holds')
      assert.sameMembers(
        open.map(({ check }) => check),
        [...checks, 'mine']
      )
      assert.isTrue(open.every(({ verdict }) => verdict === 'not_checked'))
    })
  }

  test('[R-14] a member finds the own pseudonym, its weight, or that it is not there', ({
    assert,
  }) => {
    const mine = (pseudonym: string) => {
      const question = { draw: 'main', files: publishedFiles(PROBA), pseudonym }
      const { verdict, why, detail } = verifyDraw(question, serverTools).findings.at(-1)!
      return [verdict, why, detail]
    }
    assert.deepEqual(mine('67B7ZZ9Y4Q1NYKHB'), ['holds', 'present', '2'])
    assert.deepEqual(mine('4CADJ8CBVMHB9GPP'), ['holds', 'present', 'staff'])
    assert.deepEqual(mine('0000000000000000'), ['fails', 'absent', '0000000000000000'])
  })
})

const DAY_MS = 86_400_000
const WEEK = timesOf({
  from: Date.parse('2023-08-21T00:00:00+02:00'),
  to: Date.parse('2023-08-28T00:00:00+02:00'),
})
/** Two weeks; the winner of the first is excluded in the second. */
const WEEKS: MadeCampaign = {
  campaign: 'ket-het',
  draws: [
    {
      draw: 'w1',
      seed: sha('w1'),
      rows: PROBA.draws[0].rows,
      sheet: { prizes: [{ prize: 'drill', items: 1 }], reserves: 1 },
    },
    secondWeek([['67B7ZZ9Y4Q1NYKHB', 1]]),
  ],
}

function secondWeek(rows: MadeCampaign['draws'][0]['rows']) {
  const round = roundAt(DEMO_CHAIN, Date.parse(WEEK.draw_at))
  return {
    draw: 'w2',
    seed: sha('w2'),
    rows,
    sheet: { ...WEEK, prizes: [{ prize: 'drill', items: 1 }], reserves: 1, round },
    listOut: '2023-08-29T08:00:00Z',
    resultOut: '2023-08-30T10:00:10Z',
  }
}

function drawnFirst(campaign: MadeCampaign): string[] {
  const result = publishedFiles(campaign).get('w1.result.json')!
  return JSON.parse(textOf(result)).places.map(({ pseudonym }: { pseudonym: string }) => pseudonym)
}

test.group('Draws of a campaign', () => {
  const [winner, reserve] = drawnFirst(WEEKS)
  const others = PROBA.draws[0].rows.filter(([pseudonym]) => pseudonym !== winner)
  const withSecond = (rows: MadeCampaign['draws'][0]['rows'], lines: MadeCampaign['lines'] = []) =>
    publishedFiles({
      ...WEEKS,
      draws: [WEEKS.draws[0], secondWeek(rows.toSorted())],
      lines,
    })
  const second = (files: Files) => complaints(files, { draw: 'w2', head: '' })

  test('[R-14] who won a week is left out of the next, under that reason', ({ assert }) => {
    assert.deepEqual(second(withSecond([...others, [winner, 0, 'already_won']])), [])
    assert.deepEqual(second(withSecond(others)), [])
    assert.deepEqual(second(withSecond([...others, [winner, 1]])), ['rows winner_not_excluded'])
  })

  test('[R-14] nobody else is left out under that reason', ({ assert }) => {
    const rows = others.map((row) => (row[0] === reserve ? [reserve, 0, 'already_won'] : row))
    assert.deepEqual(second(withSecond(rows as never)), ['rows already_won_wrong'])
  })

  test('[R-14] a reserve who moved up has won, whose place was vacated has not', ({ assert }) => {
    const moved = {
      at: '2023-08-25T10:00:00Z',
      kind: 'place' as const,
      file: 'w1:1>2:unreached',
      sha256: '-',
    }
    const rest = PROBA.draws[0].rows.filter(([pseudonym]) => pseudonym !== reserve)
    assert.deepEqual(second(withSecond([...rest, [reserve, 0, 'already_won']], [moved])), [])
    assert.deepEqual(second(withSecond(PROBA.draws[0].rows, [moved])), ['rows winner_not_excluded'])
    const alone = { ...moved, file: 'w1:1>-:unreached' }
    assert.deepEqual(second(withSecond(PROBA.draws[0].rows, [alone])), [])
  })

  test('[R-14] without the result of the week before this is not said to hold', ({ assert }) => {
    const files = withSecond(others)
    files.delete('w1.result.json')
    assert.deepEqual(second(files), ['rows earlier_results_missing'])
  })

  test('[R-14] a late list moves its draw, and a line of the log says to when', ({ assert }) => {
    const late = (file: string | undefined, round: number) => {
      const at = '2023-08-22T16:00:00Z'
      const files = publishedFiles({
        ...PROBA,
        sheet: {},
        lines: file ? [{ at, kind: 'late', file, sha256: '-' }] : [],
        draws: [
          {
            ...PROBA.draws[0],
            public: () => ({ source: 'drand', round, signature: demoSignature(round) }),
            listOut: at,
            resultOut: '2023-08-24T16:00:05Z',
          },
        ],
      })
      return complaints(files, { head: '' })
    }
    const nextDay = 'main:2023-08-24T17:59:24+02:00'
    const round = 1000 + DAY_MS / 3000
    assert.deepEqual(late(nextDay, round), [])
    assert.deepEqual(late(undefined, round), ['round late_not_logged'])
    assert.deepEqual(late('main:2023-08-25T17:59:24+02:00', round), ['round late_not_logged'])
    assert.deepEqual(late(nextDay, round + 1), ['round round_differs'])
    assert.deepEqual(late(nextDay, 1000), ['round round_differs', 'log list_too_late'])
  })

  test('[R-14] times that are not in order are seen', ({ assert }) => {
    const times = (change: Partial<MadeCampaign>, draw: object = {}) => {
      const [main] = PROBA.draws
      const files = publishedFiles({ ...PROBA, ...change, draws: [{ ...main, ...draw }] })
      return complaints(files, { head: '' })
    }
    assert.deepEqual(times({ sheetOut: '2023-08-12T22:00:01Z' }), ['log sheet_too_late'])
    assert.deepEqual(times({ sheetOut: '2023-08-12T22:00:00Z' }), [])
    assert.deepEqual(times({}, { listOut: '2023-08-20T21:59:59Z' }), ['log list_too_early'])
    assert.deepEqual(times({}, { listOut: '2023-08-20T22:00:00Z' }), [])
    assert.deepEqual(times({}, { listOut: '2023-08-22T15:59:24Z' }), [])
    assert.includeMembers(times({}, { listOut: '2023-08-22T15:59:25Z' }), ['log list_too_late'])
    assert.deepEqual(times({}, { resultOut: '2023-08-23T15:59:23Z' }), ['log result_too_early'])
  })

  test('[R-14] a draw that was declared void is not said to hold', ({ assert }) => {
    const line = {
      at: '2023-08-24T10:00:00Z',
      kind: 'void' as const,
      file: 'main:seed_lost',
      sha256: '-',
    }
    const files = publishedFiles({ ...PROBA, lines: [line] })
    assert.deepEqual(complaints(files, { head: '' }), ['log draw_void'])
  })

  test('[R-14] a later sheet names the one before, and changes no draw that has begun', ({
    assert,
  }) => {
    const files = publishedFiles(PROBA)
    const first = files.get('sheet.json')!
    const sheet = textOf(first).replace(
      '"replaces":null',
      `"replaces":"${hashOf(first, serverTools)}"`
    )
    const log = textOf(files.get('log.txt')!).trimEnd().split('\n')
    const withLater = (text: string) => {
      const bytes = bytesOf(text)
      const lines = log.map((line) => {
        const [, at, kind, file, sha256] = line.split(' ')
        return { at, kind: kind as 'sheet', file, sha256 }
      })
      const hash = hashOf(bytes, serverTools)
      const later = {
        at: '2023-08-15T08:00:00Z',
        kind: 'sheet' as const,
        file: 'sheet-2.json',
        sha256: hash,
      }
      const all = new Map(files).set('sheet-2.json', bytes).set('log.txt', logOf([...lines, later]))
      return complaints(all, { head: '' })
    }
    assert.deepEqual(withLater(sheet), [])
    assert.deepEqual(withLater(sheet.replace('"items":1', '"items":2')), [
      'sheet begun_draw_changed',
    ])
    assert.deepEqual(withLater(textOf(first).replace('"gap_hours":24', '"gap_hours":25')), [
      'sheet sheet_chain_broken',
    ])
  })
})
