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

/** Folders of functional tests that take a quarter of their time each; all others are the last quarter. */
const FIRST_QUARTERS = [
  ['kernel'],
  ['admin', 'demo', 'pages', 'partners'],
  // What the figures of the programme are asked to sum up begins with the first booking of their leg: not with clocks that jump.
  ['auth', 'content', 'reports'],
]

/** Folders of functional tests about what is of value, and the attacks on it: `npm test` asks them on PostgreSQL, too. */
const OF_VALUE = ['attack', 'catalogue', 'points', 'promo']

/** Folders of browser tests of what a member does with the shop: `npm test` walks these ways, `--everything` looks at all pages. */
const FIRST_WAYS = ['journey', 'login', 'redeem', 'register', 'scan']

/** The folder that looks at every page there is: a leg of its own. */
const ALL_PAGES = ['accessibility']

/** Folders of browser tests that drive the back-office for the most part. */
const BACK_OFFICE = ['admin', 'counselling', 'draws', 'hostile', 'promo']

const foldersOf = (suite) =>
  readdirSync(inRoot('tests', suite), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)

const without = (all, left) => all.filter((one) => !left.includes(one))

const filesIn = (suite, folders) =>
  folders.flatMap((folder) =>
    readdirSync(inRoot('tests', suite, folder))
      .filter((name) => name.endsWith('.spec.ts'))
      .map((name) => `${suite}/${folder}/${name}`)
  )

/**
 * Legs of one kind, all of which its name means. A process uses one core, so a long leg would be the last to end; and where a machine
 * is slow, a short one may still begin.
 */
const legsOf = (kind, parts) =>
  parts.map((part, place) => ({
    ...kind,
    name: `${kind.name}-${place + 1}`,
    whole: kind.whole ?? kind.name,
    ...part,
  }))

/** Deals files out like cards: neighbours in a folder are alike and take alike long. */
const dealt = (files, count) =>
  Array.from({ length: count }, (_, place) => ({
    files: files.filter((_file, at) => at % count === place),
  }))

const functional = foldersOf('functional')
const quarters = [...FIRST_QUARTERS, without(functional, FIRST_QUARTERS.flat())]
const inFunctional = (folders) => ({ files: filesIn('functional', folders) })
const browser = foldersOf('browser')
const otherPages = without(browser, [...FIRST_WAYS, ...ALL_PAGES, ...BACK_OFFICE])

const ON_POSTGRES = {
  suite: 'functional',
  needs: 'PostgreSQL',
  needsBuild: true,
  secondsMax: HANGING_SECONDS,
}
const IN_A_BROWSER = {
  suite: 'browser',
  needs: 'Chromium',
  needsBuild: true,
  secondsMax: HANGING_SECONDS,
  secondTry: true,
}

/**
 * The legs that run suites. `needs` names what the machine must have, `quick` what the quick run keeps,
 * `files` which files of the suite it runs where that is not all of them, `everyday` whether `npm test` runs it without
 * `--everything`, `whole` the kind it is a part of,
 * `secondsMax` when a leg of the small tier counts as hanging and is ended by force,
 * `alone` that no other leg runs beside it, `weight` that it begins before those without one, and how long it takes compared to the others (the longest begins first),
 * `isFirst` that `npm test` asks here what answers alike everywhere (tests of the tag above),
 * `needsBuild` that it serves the production build, `secondTry` that its few failed tests run once more (docs/decisions/0216).
 */
export const SUITE_LEGS = [
  { name: 'unit', suite: 'unit', quick: true, everyday: true, weight: 1, secondsMax: 1800 },
  ...legsOf(
    {
      name: 'functional@sqlite',
      suite: 'functional',
      quick: true,
      everyday: true,
      isFirst: true,
      weight: 3.5,
      needsBuild: true,
      secondsMax: HANGING_SECONDS,
    },
    quarters.map(inFunctional)
  ),
  {
    ...ON_POSTGRES,
    name: 'functional@postgres-value',
    whole: 'functional@postgres',
    ...inFunctional(OF_VALUE),
    everyday: true,
    weight: 4,
  },
  ...legsOf(
    { ...ON_POSTGRES, name: 'functional@postgres', weight: 3 },
    quarters.map((folders) => inFunctional(without(folders, OF_VALUE)))
  ),
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
    needs: 'Redis',
    needsBuild: true,
    secondsMax: HANGING_SECONDS,
  },
  ...legsOf(
    { ...IN_A_BROWSER, name: 'browser@ways', whole: 'browser', everyday: true, weight: 4 },
    dealt(filesIn('browser', FIRST_WAYS), 2)
  ),
  {
    ...IN_A_BROWSER,
    name: 'browser@looks',
    whole: 'browser',
    files: filesIn('browser', ALL_PAGES),
  },
  ...legsOf({ ...IN_A_BROWSER, name: 'browser' }, dealt(filesIn('browser', otherPages), 6)),
  ...legsOf(
    { ...IN_A_BROWSER, name: 'browser@back-office' },
    dealt(filesIn('browser', BACK_OFFICE), 5)
  ),
  {
    ...IN_A_BROWSER,
    name: 'browser@postgres',
    files: 'browser/journey/*',
    needs: ['PostgreSQL', 'Chromium'],
  },
  { name: 'scripts', suite: 'scripts', secondsMax: HANGING_SECONDS },
]

/** A database that is thrown away need not outlast a power cut; processes that are killed leave what they wrote to the system. */
const THROW_AWAY = { fsync: 'off', full_page_writes: 'off' }

/** The throw-away service of a leg, with the variable that leads the application to it. */
const SERVICES = {
  PostgreSQL: { start: () => startPostgres({ settings: THROW_AWAY }), variable: 'DATABASE_URL' },
  Redis: { start: startRedis, variable: 'REDIS_URL' },
}

const textOf = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '')

/** Failed tests of a leg that get a second try, and of all legs; more of them are no accident. */
const SECOND_TRIES_MAX = 3
let secondTriesLeft = 2 * SECOND_TRIES_MAX

/** Runs one suite; answers its counts and what it printed. */
export async function runSuite(leg, places) {
  const first = await runOnce(leg, places)
  const { failures } = first
  const triesMax = Math.min(SECOND_TRIES_MAX, secondTriesLeft)
  if (!leg.secondTry || failures.length < 1 || failures.length > triesMax) return first
  secondTriesLeft -= failures.length
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
