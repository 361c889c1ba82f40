import { appendFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { inspect } from 'node:util'
import type { NamedReporterContract, RunnerSummary } from '@japa/runner/types'

/** What one run of suites adds to the count of `npm test`. */
export interface RunCounts {
  passed: number
  failed: number
  skipped: number
  failures: string[]
  /** Why tests failed, by their titles: the message and the place, in a line. */
  reasons?: Record<string, string>
  /** The files of tests that took longest, longest first. */
  slowest?: { file: string; seconds: number }[]
}

/** How many of the slowest files of a run are named. */
const SLOWEST_MAX = 5

/** Lines of a message that are told; the driver of browsers writes pages of them. */
const REASON_LINES = 4
/** Characters of what was found that are told. */
const FOUND_MAX = 300
// oxlint-disable-next-line no-control-regex -- The colours of a terminal begin with one.
const COLOURS = /\u001b\[[0-9;]*m/g

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
    const reasons: Record<string, string> = {}
    let last = performance.now()
    // What a group prepares counts to its first test.
    emitter.on('test:end', ({ meta, title, errors }) => {
      if (errors.length) reasons[title.expanded] = reasonOf(errors[0].error)
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
      const counts = { ...countsOf(runner.getSummary()), reasons, slowest }
      appendFileSync(file, `${JSON.stringify(counts)}\n`)
    })
  },
})

/** The message of an error, what was found in the place of what was expected, and the line of the tests it came from. */
export function reasonOf(error: Error): string {
  const { message, stack = '' } = error
  const place = /tests\/[^\s():]+:\d+/.exec(stack)?.[0]
  const text = message
    .replace(COLOURS, '')
    .split('\n')
    .slice(0, REASON_LINES)
    .map((line) => line.trim())
    .join(' ')
  return [text, foundIn(error), place && `(${place})`].filter(Boolean).join(' ')
}

/** Messages shorten lists to their length, and what a page answered hides its status. */
function foundIn(error: Error & { actual?: unknown }): string | undefined {
  if (error.actual === undefined) return undefined
  return `found: ${inspect(error.actual, { breakLength: Infinity }).slice(0, FOUND_MAX)}`
}

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
