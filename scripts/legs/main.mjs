import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installPackages, mayInstall, missingServices, PACKAGES } from '../services/packages.mjs'
import { stopCommands } from '../steps/commands.mjs'
import { guarded } from '../steps/failure.mjs'
import { install } from '../steps/install.mjs'
import { say, step } from '../steps/narration.mjs'
import { onStopSignal } from '../steps/server.mjs'
import { build } from '../steps/build.mjs'
import { GENERATING, runChecks } from './checks.mjs'
import { chosenLegs, minutesIn } from './chosen.mjs'
import { LegQueue } from './queue.mjs'
import { endLegs, legEnvironment } from './run.mjs'
import { runSuite } from './suites.mjs'
import { legLine, slowestLine, Tally } from './tally.mjs'

/** Legs that run side by side: two for the two cores of a small machine, and two for when they wait (docs/decisions/0216). */
const LANES = 4
/** What `npm test` took on two quiet cores when it ran all tests there were then, in seconds (docs/decisions/0216). */
const ALL_SECONDS_BEFORE = 2030

/** `npm test`, `npm test -- --quick`, `npm test -- --everything`, `npm test -- unit browser` and `npm run attack`. */
export const main = (args) => guarded(() => test(args))

async function test(args) {
  const chosen = chosenLegs(args)
  const since = performance.now()
  const folder = mkdtempSync(join(tmpdir(), 'mesterpont-test-'))
  cleanUpAtTheEnd(folder)
  await install()
  const missing = await missingAfterInstalling(chosen)
  const tally = new Tally()
  const attack = args.includes('--attack')
  const everything = attack || args.includes('--everything')
  const run = async (leg) =>
    tally.add(leg.name, await runOne(leg, { folder, attack, everything, missing }))
  for (const leg of chosen.filter(({ alone }) => alone)) await run(leg)
  const others = chosen.filter(({ alone }) => !alone)
  if (others.length) {
    tally.leftOut = await sideBySide(others, { run, folder, since, minutes: minutesIn(args) })
  }
  report(tally, { since, quick: args.includes('--quick'), isEveryday: args.length === 0 })
  process.exit(tally.failed ? 1 : 0)
}

/** Answers the names of the legs that did not begin in time. */
async function sideBySide(legs, { run, folder, since, minutes }) {
  // Two legs at once must not both find the build stale and make it in the same folder.
  if (legs.some(({ needsBuild }) => needsBuild)) await build(legEnvironment(folder, GENERATING))
  const queue = new LegQueue(legs, { minutes })
  const next = () => queue.next(performance.now() - since)
  const lane = async () => {
    for (let leg = next(); leg; leg = next()) await run(leg)
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  return queue.leftOut
}

function cleanUpAtTheEnd(folder) {
  process.on('exit', () => {
    endLegs()
    stopCommands()
    rmSync(folder, { recursive: true, force: true })
  })
  onStopSignal(() => process.exit(1))
}

/** What the chosen legs need and the machine still lacks after an attempt to install it. */
async function missingAfterInstalling(chosen) {
  const needed = chosen.flatMap((leg) => leg.needs ?? [])
  const lacking = () => missingServices().filter((name) => needed.includes(name))
  if (lacking().length && mayInstall()) {
    await step(`Installing ${lacking().join(', ')} from the distribution`, async () =>
      installPackages()
    )
  }
  const missing = lacking()
  if (missing.length) {
    say(
      `Missing: ${missing.join(', ')}. On Debian or Ubuntu: sudo apt-get install --no-install-recommends ${PACKAGES.join(' ')}`
    )
  }
  return missing
}

async function runOne(leg, places) {
  const since = performance.now()
  say(`▸ ${leg.name}`)
  const counts = await countsOf(leg, places)
  if (counts.failed || counts.unsteady?.length) say(indented(counts.output ?? ''))
  say(legLine(leg.name, counts, performance.now() - since))
  const slowest = slowestLine(counts.slowest)
  if (slowest) say(`    longest: ${slowest}`)
  return counts
}

async function countsOf(leg, { missing, ...places }) {
  const lacking = [leg.needs ?? []].flat().find((name) => missing.includes(name))
  if (lacking) return withoutService(lacking)
  if (leg.name === 'checks') return runChecks(places.folder)
  try {
    return await runSuite(leg, places)
  } catch (error) {
    return { failed: 1, failures: [String(error.message)], output: String(error.message) }
  }
}

/** In CI a missing service is a failure, never a skip. */
function withoutService(name) {
  const why = `${name} is not installed`
  return process.env.CI === 'true' ? { failed: 1, failures: [why], output: why } : { skipped: 1 }
}

const indented = (text) => text.trimEnd().replace(/^/gm, '    ')

function report(tally, { since, quick, isEveryday }) {
  if (quick)
    say('\nLeft out by --quick: PostgreSQL, Redis, the browser, and the start on a fresh copy.')
  if (isEveryday)
    say(
      '\nLeft to --everything, which continuous integration runs: the back-office and all looks of pages in the browser, Redis, what is of no value on PostgreSQL, and the start on a fresh copy.'
    )
  if (tally.failures.length)
    say(`\nFailed:\n${tally.failures.map((title) => `  ${title}`).join('\n')}`)
  if (tally.unsteady.length)
    say(
      `\nPassed on the second try only:\n${tally.unsteady.map((title) => `  ${title}`).join('\n')}`
    )
  if (tally.leftOut.length)
    say(
      `\nLeft out, because this machine was too slow for them: npm test -- ${tally.leftOut.join(' ')}`
    )
  const before = isEveryday ? ` With all tests it was ${ALL_SECONDS_BEFORE} before.` : ''
  say(`\nThis took ${Math.round((performance.now() - since) / 1000)} seconds.${before}`)
  say(tally.line)
}
