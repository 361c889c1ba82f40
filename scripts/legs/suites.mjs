import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium } from '../services/chromium.mjs'
import { freePort } from '../services/ports.mjs'
import { startPostgres } from '../services/postgres.mjs'
import { startRedis } from '../services/redis.mjs'
import { BUILD, inRoot } from '../steps/paths.mjs'
import { legEnvironment, runLeg } from './run.mjs'
import { afterSecondTry, countsOfRun } from './tally.mjs'

/** Seconds after which a leg of the small tier counts as hanging: a good quarter more than the slowest machine seen needed. */
const HANGING_SECONDS = 5000

/** How many times longer a leg may take in the tier with the full figures. */
const ATTACK_PATIENCE = 3

/**
 * Tests that every database and every service answers alike: they bring services of their own, or the database has no
 * part in what they ask. `npm test` runs them in one leg; `--everything` and the tier with the full figures on each database.
 */
const ALIKE_EVERYWHERE = '@alike-everywhere'

/** Groups that begin their own database, the same one in every leg: a second run would be the first once more. They run in one leg, always. */
const OWN_DATABASE = '@own-database'

/** Folders of browser tests that drive the back-office for the most part; the others are a leg of their own. */
const BACK_OFFICE = ['admin', 'counselling', 'draws', 'hostile', 'promo']

/** Folders of functional tests that take about half of their time. */
const FIRST_HALF = ['admin', 'attack', 'auth', 'catalogue', 'demo', 'reports']

const foldersOf = (suite) =>
  readdirSync(inRoot('tests', suite), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
/**
 * Folders of functional tests about what is of value, and the attacks on it: `npm test` asks them on PostgreSQL, too; `--everything`
 * asks all folders there.
 */
const OF_VALUE = ['attack', 'catalogue', 'points', 'promo']

/** Folders of browser tests of what a member does with the shop: `npm test` walks these ways, `--everything` looks at all pages. */
const FIRST_WAYS = ['journey', 'login', 'redeem', 'register', 'scan']

const filesIn = (suite, folders) => folders.map((name) => `${suite}/${name}/*`)

/** Two legs of a long one, which its name still means both: a process uses one core, and the last one to end would leave the other idle. */
function inHalves({ name, everyday, ...leg }) {
  const others = foldersOf('functional').filter((folder) => !FIRST_HALF.includes(folder))
  return [FIRST_HALF, others].map((folders, place) => {
    const half = {
      name: `${name}-${place + 1}`,
      whole: name,
      files: filesIn('functional', folders),
      ...(everyday && {
        everyday: filesIn(
          'functional',
          folders.filter((one) => everyday.includes(one))
        ),
      }),
    }
    return { ...leg, ...half, weight: leg.weight / 2 }
  })
}

/**
 * The legs that run suites, in order. `needs` names what the machine must have, `quick` what the quick run keeps,
 * `files` which files of the suite it runs where that is not all of them, `everyday` which of these `npm test` runs without
 * `--everything` (false: none), `whole` the name of the leg it is a half of,
 * `secondsMax` when a leg of the small tier counts as hanging and is ended by force,
 * `alone` that no other leg runs beside it, `weight` how long it takes compared to the others (the longest begins first),
 * `isFirst` that `npm test` asks here what answers alike everywhere (tests of the tag above),
 * `needsBuild` that it serves the production build, `secondTry` that its few failed tests run once more (docs/decisions/0216).
 */
export const SUITE_LEGS = [
  { name: 'unit', suite: 'unit', quick: true, weight: 1, secondsMax: 1800 },
  ...inHalves({
    name: 'functional@sqlite',
    suite: 'functional',
    quick: true,
    isFirst: true,
    weight: 8,
    needsBuild: true,
    secondsMax: HANGING_SECONDS,
  }),
  ...inHalves({
    name: 'functional@postgres',
    suite: 'functional',
    needs: 'PostgreSQL',
    everyday: OF_VALUE,
    weight: 8,
    needsBuild: true,
    secondsMax: HANGING_SECONDS,
  }),
  {
    name: 'functional@redis',
    suite: 'functional',
    // What asks Redis: limits and real time, in the shop and at its borders. Nothing else does.
    files: [
      'functional/kernel/errors.spec.ts',
      'functional/kernel/health.spec.ts',
      'functional/kernel/realtime.spec.ts',
      'functional/kernel/shortcut_limits.spec.ts',
      'functional/kernel/stopping.spec.ts',
      'functional/auth/login.spec.ts',
      'functional/auth/login_guesses.spec.ts',
      'functional/auth/limits_as_json.spec.ts',
      'functional/auth/nothing_left.spec.ts',
      'functional/auth/password_reset.spec.ts',
      'functional/auth/phone_step.spec.ts',
      'functional/auth/sms_login.spec.ts',
      'functional/auth/sms_networks.spec.ts',
      'functional/content/counselling.spec.ts',
      'functional/content/surveys.spec.ts',
      'functional/notifications/list.spec.ts',
      'functional/notifications/push_subscribe.spec.ts',
      'functional/points/scan.spec.ts',
    ],
    everyday: false,
    needs: 'Redis',
    weight: 1,
    needsBuild: true,
    secondsMax: HANGING_SECONDS,
  },
  {
    name: 'browser',
    suite: 'browser',
    files: filesIn(
      'browser',
      foldersOf('browser').filter((name) => !BACK_OFFICE.includes(name))
    ),
    everyday: filesIn('browser', FIRST_WAYS),
    needs: 'Chromium',
    weight: 5,
    needsBuild: true,
    secondsMax: HANGING_SECONDS,
    secondTry: true,
  },
  {
    name: 'browser@back-office',
    suite: 'browser',
    files: filesIn('browser', BACK_OFFICE),
    everyday: false,
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
    everyday: false,
    needs: ['PostgreSQL', 'Chromium'],
    weight: 0,
    needsBuild: true,
    secondsMax: HANGING_SECONDS,
    secondTry: true,
  },
  { name: 'scripts', suite: 'scripts', everyday: false, weight: 2, secondsMax: HANGING_SECONDS },
]

/** A database that is thrown away need not outlast a power cut; processes that are killed leave what they wrote to the system. */
const THROW_AWAY = { fsync: 'off', full_page_writes: 'off' }

/** The throw-away service of a leg, with the variable that leads the application to it. */
const SERVICES = {
  PostgreSQL: { start: () => startPostgres({ settings: THROW_AWAY }), variable: 'DATABASE_URL' },
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

/** Tags of what a leg leaves out. Redis is no database: what does not ask it has nothing to show there. */
function leftOut({ suite, isFirst, needs }, everything) {
  if (suite !== 'functional' || isFirst) return []
  return everything && needs !== 'Redis' ? [OWN_DATABASE] : [OWN_DATABASE, ALIKE_EVERYWHERE]
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
      TEST_IMPORT_WAYS: join(folder, 'import_ways.json'),
      ...(leg.needsBuild ? { TEST_BUILD: BUILD } : {}),
      ...(leg.suite === 'browser' ? { CHROMIUM: findChromium() } : {}),
      ...(server ? { [service.variable]: server.url } : {}),
    })
    const only = [
      ...[leg.files ?? []].flat().map((files) => `--files=${files}`),
      ...titles.map((title) => `--tests=${title}`),
      ...leftOut(leg, everything).map((tag) => `--tags=~${tag}`),
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
