import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium } from '../services/chromium.mjs'
import { freePort } from '../services/ports.mjs'
import { startPostgres } from '../services/postgres.mjs'
import { startRedis } from '../services/redis.mjs'
import { BUILD } from '../steps/paths.mjs'
import { legEnvironment, runLeg } from './run.mjs'
import { afterSecondTry, countsOfRun } from './tally.mjs'

/** Seconds after which a leg of the small tier counts as hanging: a good quarter more than the slowest machine seen needed. */
const HANGING_SECONDS = 5000

/** How many times longer a leg may take in the tier with the full figures. */
const ATTACK_PATIENCE = 3

/**
 * Tests that every database and every service answers alike: they bring services of their own, or the database has no
 * part in what they ask. `npm test` runs them in one leg; `--everything` and the tier with the full figures in each.
 */
const ALIKE_EVERYWHERE = '@alike-everywhere'

/**
 * The legs that run suites, in order. `needs` names what the machine must have, `quick` what the quick run keeps,
 * `files` which files of the suite it runs where that is not all of them,
 * `secondsMax` when a leg of the small tier counts as hanging and is ended by force,
 * `alone` that no other leg runs beside it, `weight` how long it takes compared to the others (the longest begins first),
 * `isFirst` that `npm test` asks here what answers alike everywhere (tests of the tag above),
 * `needsBuild` that it serves the production build, `secondTry` that its few failed tests run once more (docs/decisions/0216).
 */
export const SUITE_LEGS = [
  { name: 'unit', suite: 'unit', quick: true, alone: true, secondsMax: 900 },
  {
    name: 'functional@sqlite',
    suite: 'functional',
    quick: true,
    isFirst: true,
    weight: 4,
    needsBuild: true,
    secondsMax: HANGING_SECONDS,
  },
  {
    name: 'functional@postgres',
    suite: 'functional',
    needs: 'PostgreSQL',
    weight: 3,
    needsBuild: true,
    secondsMax: HANGING_SECONDS,
  },
  {
    name: 'functional@redis',
    suite: 'functional',
    // What keeps sessions, limits and streams; the rest never asks Redis.
    files: [
      'functional/kernel/*',
      'functional/content/*',
      'functional/auth/login.spec.ts',
      'functional/auth/password_reset.spec.ts',
      'functional/points/scan.spec.ts',
    ],
    needs: 'Redis',
    weight: 1,
    needsBuild: true,
    secondsMax: HANGING_SECONDS,
  },
  {
    name: 'browser',
    suite: 'browser',
    needs: 'Chromium',
    weight: 5,
    needsBuild: true,
    secondsMax: HANGING_SECONDS,
    secondTry: true,
  },
  {
    name: 'browser@postgres',
    suite: 'browser',
    files: 'browser/journey/*',
    needs: ['PostgreSQL', 'Chromium'],
    weight: 0,
    needsBuild: true,
    secondsMax: HANGING_SECONDS,
    secondTry: true,
  },
  { name: 'scripts', suite: 'scripts', weight: 2, secondsMax: HANGING_SECONDS },
]

/** The throw-away service of a leg, with the variable that leads the application to it. */
const SERVICES = {
  PostgreSQL: { start: startPostgres, variable: 'DATABASE_URL' },
  Redis: { start: startRedis, variable: 'REDIS_URL' },
}

const textOf = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '')

/** Failed tests that get a second try; more of them are no accident. */
const SECOND_TRIES_MAX = 3

/** Runs one suite; answers its counts and what it printed. */
export async function runSuite(leg, places) {
  const first = await runOnce(leg, places)
  const { failures } = first
  if (!leg.secondTry || failures.length < 1 || failures.length > SECOND_TRIES_MAX) return first
  const second = await runOnce(leg, places, failures)
  return afterSecondTry(first, second)
}

/** Runs a suite, or only the tests of these titles, in a process and on a database of its own. */
async function runOnce(leg, { folder, attack, everything }, titles = []) {
  const own = join(folder, leg.name)
  const storage = join(own, 'storage')
  mkdirSync(storage, { recursive: true })
  const countsFile = join(own, 'counts')
  const service = [leg.needs]
    .flat()
    .map((name) => SERVICES[name])
    .find(Boolean)
  const server = await service?.start()
  try {
    const env = legEnvironment(own, {
      STORAGE_PATH: storage,
      HOST: '127.0.0.1',
      PORT: String(await freePort()),
      TEST_COUNTS_FILE: countsFile,
      TEST_TIER: attack ? 'attack' : 'test',
      NODE_COMPILE_CACHE: join(folder, 'compiled'),
      ...(leg.needsBuild ? { TEST_BUILD: BUILD } : {}),
      ...(leg.suite === 'browser' ? { CHROMIUM: findChromium() } : {}),
      ...(server ? { [service.variable]: server.url } : {}),
    })
    const only = [
      ...[leg.files ?? []].flat().map((files) => `--files=${files}`),
      ...titles.map((title) => `--tests=${title}`),
      ...(leg.suite === 'functional' && !leg.isFirst && !everything
        ? [`--tags=~${ALIKE_EVERYWHERE}`]
        : []),
    ]
    const entry = ['--import=@poppinss/ts-exec', '--enable-source-maps', 'bin/test.ts', leg.suite]
    const { code, output } = await runLeg({
      args: [...entry, ...only],
      env,
      log: join(folder, 'logs', `${leg.name}.log`),
      secondsMax: leg.secondsMax * (attack ? ATTACK_PATIENCE : 1),
    })
    return { ...countsOfRun(code, textOf(countsFile), textOf(`${countsFile}.now`)), output }
  } finally {
    await server?.stop()
    rmSync(own, { recursive: true, force: true })
  }
}
