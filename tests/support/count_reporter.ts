import { appendFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { NamedReporterContract, RunnerSummary } from '@japa/runner/types'

/** What one run of suites adds to the count of `npm test`. */
export interface RunCounts {
  passed: number
  failed: number
  skipped: number
  failures: string[]
  /** The files of tests that took longest, longest first. */
  slowest?: { file: string; seconds: number }[]
}

/** How many of the slowest files of a run are named. */
const SLOWEST_MAX = 5

/** Counts of a finished run; a to-do test has not run, so it counts as skipped. What failed around tests, and kept them from running, counts as a failure. */
export function countsOf({ aggregates, failedTestsTitles, failureTree }: RunnerSummary): RunCounts {
  const around = hooksOf(failureTree)
  return {
    passed: aggregates.passed + aggregates.regression,
    failed: aggregates.failed + around.length,
    skipped: aggregates.skipped + aggregates.todo,
    failures: [...failedTestsTitles, ...around],
  }
}

/** Appends the counts of a run as one line of JSON to a file, for the script that adds up all runs. */
export const countReporter = (file: string): NamedReporterContract => ({
  name: 'count',
  handler(runner, emitter) {
    const spent = new Map<string, number>()
    let last = performance.now()
    // What a group prepares counts to its first test.
    emitter.on('test:end', ({ meta }) => {
      const file = basename(String(meta.fileName))
      const now = performance.now()
      spent.set(file, (spent.get(file) ?? 0) + now - last)
      last = now
    })
    // A run that hangs or dies leaves the title of the test it was in.
    emitter.on('test:start', ({ title }) => writeFileSync(`${file}.now`, title.expanded))
    // The printer of the runner breaks on an error without a place in a file, and nothing after it is printed.
    emitter.on('group:end', ({ title, errors }) => {
      for (const { phase, error } of errors) console.error(`\n${title}: ${phase}`, error)
    })
    emitter.on('runner:end', () => {
      const slowest = slowestOf(spent)
      appendFileSync(file, `${JSON.stringify({ ...countsOf(runner.getSummary()), slowest })}\n`)
    })
  },
})

/** What failed in hooks of suites and groups, by the name of the group and of the hook. */
function hooksOf(suites: RunnerSummary['failureTree']): string[] {
  const places = suites.flatMap((suite) => [suite, ...suite.children])
  return places.flatMap((place) =>
    place.type === 'test' ? [] : place.errors.map(({ phase }) => `${place.name}: ${phase}`)
  )
}

function slowestOf(spent: Map<string, number>): RunCounts['slowest'] {
  const sorted = [...spent].sort(([, one], [, other]) => other - one)
  return sorted
    .slice(0, SLOWEST_MAX)
    .map(([file, milliseconds]) => ({ file, seconds: Math.round(milliseconds / 1000) }))
}
