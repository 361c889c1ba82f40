import { test } from '@japa/runner'
import { countsOf, reasonOf } from '#tests/support/count_reporter'
import {
  afterSecondTry,
  countsOfRun,
  legLine,
  slowestLine,
  Tally,
} from '../../../scripts/legs/tally.mjs'
import { isDebianLike } from '../../../scripts/services/packages.mjs'

test.group('The count of npm test', () => {
  test('adds every leg up and names skipped tests only where there are some', ({ assert }) => {
    const tally = new Tally()
    tally.add('unit', { passed: 5, failures: [] })
    assert.equal(tally.line, '5 passed, 0 failed')
    tally.add('browser', { passed: 1, failed: 2, skipped: 3, failures: ['a', 'b'] })
    assert.equal(tally.line, '6 passed, 2 failed, 3 skipped')
    assert.deepEqual(tally.failures, ['browser: a', 'browser: b'])
    tally.leftOut = ['scripts']
    assert.equal(tally.line, '6 passed, 2 failed, 3 skipped, 1 leg left out')
    tally.leftOut.push('browser@looks')
    assert.match(tally.line, /, 2 legs left out$/)
    assert.match(legLine('unit', { passed: 5 }, 1234), /^✓ unit +5 passed +1\.2 s$/)
    assert.match(legLine('unit', { failed: 1 }, 1234), /^✗ /)
  })

  test('a run that died, ran nothing or ended badly is a failure whatever it counted', ({
    assert,
  }) => {
    const run = (counts: object) =>
      `${JSON.stringify({ passed: 0, failed: 0, skipped: 0, failures: [], ...counts })}\n`
    assert.containsSubset(countsOfRun(0, run({ passed: 3, skipped: 1 })), {
      passed: 3,
      failed: 0,
      skipped: 1,
    })
    assert.containsSubset(countsOfRun(1, run({ passed: 3, failed: 1 })), { passed: 3, failed: 1 })
    assert.containsSubset(countsOfRun('SIGKILL', ''), { failed: 1 })
    assert.deepEqual(countsOfRun(0, '', 'a title').failures, [
      'the process ended (0) without a count in "a title"',
    ])
    assert.containsSubset(countsOfRun(0, run({})), { failed: 1, failures: ['not one test ran'] })
    assert.containsSubset(countsOfRun(1, run({ passed: 3 })), { passed: 3, failed: 1 })
  })

  test('a test that failed is named with its reason, whichever try it was', ({ assert }) => {
    const error = new Error('canceling statement\n  due to a limit')
    error.stack = `Error: x\n    at run (file:///shop/tests/functional/points/scan.spec.ts:12:5)`
    const reason = 'canceling statement due to a limit (tests/functional/points/scan.spec.ts:12)'
    assert.equal(reasonOf(error), reason)
    assert.equal(reasonOf({ name: 'Error', message: '\u001b[31mred\u001b[39m' }), 'red')
    const shortened = new Error('expected [ Array(1) ] to deeply equal []')
    shortened.stack = ''
    const told = "expected [ Array(1) ] to deeply equal [] found: [ 'a refused picture' ]"
    assert.equal(reasonOf(Object.assign(shortened, { actual: ['a refused picture'] })), told)
    const run = { passed: 0, failed: 2, skipped: 0, failures: ['a', 'b'] }
    const first = countsOfRun(1, JSON.stringify({ ...run, reasons: { a: 'late', b: 'early' } }))
    const half = { passed: 1, failed: 1, skipped: 0, failures: ['b'], reasons: { b: 'again' } }
    const tally = new Tally()
    tally.add('browser', afterSecondTry({ ...first, output: '' }, { ...half, output: '' }))
    assert.deepEqual(tally.failures, ['browser: b\n    again'])
    assert.deepEqual(tally.unsteady, ['browser: a\n    late'])
  })

  test('the files that took longest are named', ({ assert }) => {
    const slowest = [
      { file: 'cart.spec.ts', seconds: 12 },
      { file: 'zip.spec.ts', seconds: 0 },
    ]
    const text = JSON.stringify({ passed: 1, failed: 0, skipped: 0, failures: [], slowest })
    assert.equal(slowestLine(countsOfRun(0, text).slowest), 'cart.spec.ts 12 s')
    assert.equal(slowestLine(), '')
  })

  test('a second try turns only what it passed, and never hides that it was one', ({ assert }) => {
    const first = { passed: 9, failed: 2, skipped: 1, failures: ['a', 'b'], output: '1' }
    const half = { passed: 1, failed: 1, skipped: 0, failures: ['b'], output: '2' }
    const after = afterSecondTry(first, half)
    assert.containsSubset(after, { passed: 10, failed: 1, skipped: 1, failures: ['b'] })
    assert.deepEqual(after.unsteady, ['a'])
    const tally = new Tally()
    tally.add('browser', after)
    assert.deepEqual(tally.unsteady, ['browser: a'])
    // A second run that died, or ran something else, proves nothing.
    const died = { passed: 0, failed: 1, skipped: 0, failures: ['no count'], output: '' }
    const other = { passed: 1, failed: 0, skipped: 0, failures: [], output: '' }
    for (const second of [died, other]) assert.deepEqual(afterSecondTry(first, second), first)
    const lost = {
      passed: 9,
      failed: 2,
      skipped: 0,
      failures: ['a', 'the process ended'],
      output: '',
    }
    assert.deepEqual(afterSecondTry(lost, other), lost)
  })

  test('a to-do test counts as skipped, an expected failure as passed', ({ assert }) => {
    const counts = countsOf({
      aggregates: { total: 10, passed: 4, regression: 1, failed: 2, skipped: 2, todo: 1 },
      duration: 1,
      hasError: true,
      failureTree: [],
      failedTestsTitles: ['a', 'b'],
    })
    assert.deepEqual(counts, { passed: 5, failed: 2, skipped: 3, failures: ['a', 'b'] })
  })

  test('a hook that failed counts as a failure, and gets no second try', ({ assert }) => {
    const error = { phase: 'setup' as const, error: new Error('no database') }
    const counts = countsOf({
      aggregates: { total: 1, passed: 1, regression: 0, failed: 0, skipped: 0, todo: 0 },
      duration: 1,
      hasError: true,
      failureTree: [
        {
          name: 'browser',
          type: 'suite',
          errors: [],
          children: [{ name: 'Menus', type: 'group', errors: [error], children: [] }],
        },
      ],
      failedTestsTitles: [],
    })
    assert.deepInclude(counts, { passed: 1, failed: 1, failures: ['Menus: setup'] })
    const first = { ...counts, output: '' }
    const empty = { passed: 0, failed: 1, skipped: 0, failures: ['not one test ran'], output: '' }
    assert.deepEqual(afterSecondTry(first, empty), first)
  })

  test('Debian, Ubuntu and their relatives are known by their description', ({ assert }) => {
    assert.isTrue(isDebianLike('PRETTY_NAME="Debian GNU/Linux 12"\nID=debian\n'))
    assert.isTrue(isDebianLike('ID=ubuntu\nID_LIKE=debian\n'))
    assert.isTrue(isDebianLike('ID=linuxmint\nID_LIKE="ubuntu debian"\n'))
    assert.isFalse(isDebianLike('ID=fedora\nID_LIKE="rhel centos"\nNAME="not debian"\n'))
  })
})
