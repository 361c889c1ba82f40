import { appendFileSync, writeFileSync } from 'node:fs'
import type { NamedReporterContract, RunnerSummary } from '@japa/runner/types'

/** What one run of suites adds to the count of `npm test`. */
export interface RunCounts {
  passed: number
  failed: number
  skipped: number
  failures: string[]
}

/** Counts of a finished run; a to-do test has not run, so it counts as skipped. */
export function countsOf({ aggregates, failedTestsTitles }: RunnerSummary): RunCounts {
  return {
    passed: aggregates.passed + aggregates.regression,
    failed: aggregates.failed,
    skipped: aggregates.skipped + aggregates.todo,
    failures: failedTestsTitles,
  }
}

/** Appends the counts of a run as one line of JSON to a file, for the script that adds up all runs. */
export const countReporter = (file: string): NamedReporterContract => ({
  name: 'count',
  handler(runner, emitter) {
    // A run that hangs or dies leaves the title of the test it was in.
    emitter.on('test:start', ({ title }) => writeFileSync(`${file}.now`, title.expanded))
    emitter.on('runner:end', () => {
      appendFileSync(file, `${JSON.stringify(countsOf(runner.getSummary()))}\n`)
    })
  },
})
