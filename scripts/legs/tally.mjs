/** Adds up what every leg counted and keeps the names of what failed. */
export class Tally {
  passed = 0
  failed = 0
  skipped = 0
  failures = []
  unsteady = []
  /** Names of legs for which there was no time. */
  leftOut = []

  add(leg, { passed = 0, failed = 0, skipped = 0, failures = [], unsteady = [], reasons = {} }) {
    this.passed += passed
    this.failed += failed
    this.skipped += skipped
    const named = (title) =>
      [`${leg}: ${title}`, ...(reasons[title] ? [`  ${reasons[title]}`] : [])].join('\n  ')
    this.failures.push(...failures.map(named))
    this.unsteady.push(...unsteady.map(named))
  }

  /** The last line of the run. */
  get line() {
    const skipped = this.skipped ? `, ${this.skipped} skipped` : ''
    const { length } = this.leftOut
    const leftOut = length ? `, ${length} ${length === 1 ? 'leg' : 'legs'} left out` : ''
    return `${this.passed} passed, ${this.failed} failed${skipped}${leftOut}`
  }
}

/** One line for a leg: how it went, what it counted, how long it took. */
export function legLine(leg, counts, milliseconds) {
  const mark = counts.failed ? '✗' : counts.passed ? '✓' : '-'
  const parts = ['passed', 'failed', 'skipped'].filter((name) => counts[name])
  const text = parts.map((name) => `${counts[name]} ${name}`).join(', ')
  return `${mark} ${leg.padEnd(24)} ${text.padEnd(24)} ${(milliseconds / 1000).toFixed(1)} s`
}

/** One line with the files of tests that took longest; empty where none took a second. */
export function slowestLine(slowest = []) {
  const named = slowest.filter(({ seconds }) => seconds > 0)
  return named.map(({ file, seconds }) => `${file} ${seconds} s`).join(', ')
}

/**
 * What a process of tests counted, given its exit code and the lines its reporter wrote.
 * `lastTest` is the title of the last one it began. A run without a count, without a test, or with a bad end though no test failed, is a failure.
 */
export function countsOfRun(code, text, lastTest = '') {
  const runs = text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
  const sum = { passed: 0, failed: 0, skipped: 0, failures: [], reasons: {}, slowest: [] }
  for (const run of runs) {
    Object.assign(sum.reasons, run.reasons)
    sum.slowest.push(...(run.slowest ?? []))
    for (const name of ['passed', 'failed', 'skipped']) sum[name] += run[name]
    sum.failures.push(...run.failures)
  }
  const problem = problemOf({ code, runs: runs.length, lastTest }, sum)
  if (problem) return { ...sum, failed: sum.failed + 1, failures: [...sum.failures, problem] }
  return sum
}

function problemOf({ code, runs, lastTest }, { passed, failed, skipped }) {
  if (!runs) return `the process ended (${code}) without a count${lastTest && ` in "${lastTest}"`}`
  if (passed + failed + skipped === 0) return 'not one test ran'
  if (code !== 0 && !failed) return `the process ended with ${code} though no test failed`
  return ''
}

/**
 * Counts of a leg whose failed tests ran once more. What passes then counts as passed and is named as unsteady;
 * a second run that did not run exactly the failed tests changes nothing.
 */
export function afterSecondTry(first, second) {
  const tried = first.failures
  const isWhole = second.passed + second.failed === tried.length && first.failed === tried.length
  if (!isWhole) return first
  const failures = tried.filter((title) => second.failures.includes(title))
  if (failures.length !== second.failed) return first
  return {
    passed: first.passed + second.passed,
    failed: second.failed,
    skipped: first.skipped,
    failures,
    unsteady: tried.filter((title) => !failures.includes(title)),
    reasons: { ...first.reasons, ...second.reasons },
    slowest: first.slowest,
    output: first.output + second.output,
  }
}
