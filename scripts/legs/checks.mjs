import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot } from '../steps/paths.mjs'
import { legEnvironment, runLeg } from './run.mjs'

/** A check that takes longer hangs. */
const CHECK_SECONDS_MAX = 300

/** Checks that run side by side, one for each of the two cores of a small machine. */
const LANES = 2

/** What checks remember of the last run, for files that have not changed since; a clean clone has none of it. */
const REMEMBERED = inRoot('tmp', 'checks')

const tool = (...parts) => inRoot('node_modules', ...parts)

const types = (name, project) => {
  const remembered = join(REMEMBERED, `${name.replaceAll(' ', '_')}.tsbuildinfo`)
  const incremental = ['--incremental', '--tsBuildInfoFile', remembered]
  // The lanes keep both cores busy; several threads of one compiler would each look at the same types.
  const compiler = [tool('typescript', 'bin', 'tsc'), '--noEmit', '--singleThreaded']
  return {
    name: `types of the ${name}`,
    args: [...compiler, ...incremental, '-p', `${project}/tsconfig.json`],
    remembered,
  }
}

/** The longest first: as the last one it would run alone. */
const CHECKS = [
  {
    name: 'format',
    args: [
      tool('prettier', 'bin', 'prettier.cjs'),
      '--check',
      '--log-level=warn',
      '--cache',
      // By what is in a file: another branch brings other dates for the same.
      '--cache-strategy=content',
      `--cache-location=${join(REMEMBERED, 'format')}`,
      '.',
    ],
  },
  types('server', '.'),
  types('pages', 'resources'),
  types('page tests', 'tests/unit/pages'),
  types('browser tests', 'tests/browser'),
  types('back-office', 'admin'),
  { name: 'lint', args: [tool('oxlint', 'bin', 'oxlint'), '--deny-warnings'] },
]

/** Runs every check; each counts as one test. Answers the counts and what the failed ones said. */
export async function runChecks(folder) {
  const results = [await generatedFilesAreCurrent(folder)]
  const waiting = [...CHECKS]
  const lane = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      results.push(await resultOf(check, folder))
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  return countsOfChecks(results)
}

/**
 * What a check finds. Types that come out of one another may come out otherwise where only the changed files are read: faults that
 * were found with the help of an earlier run are looked for once more without it.
 */
async function resultOf({ name, args, remembered }, folder) {
  const log = join(folder, 'logs', `${name.replaceAll(' ', '_')}.log`)
  const find = () =>
    runLeg({ args, env: legEnvironment(folder), log, secondsMax: CHECK_SECONDS_MAX })
  const hadHelp = remembered && existsSync(remembered)
  const first = await find()
  if (first.code === 0 || !hadHelp) return { name, good: first.code === 0, output: first.output }
  rmSync(remembered, { force: true })
  const { code, output } = await find()
  return { name, good: code === 0, output }
}

function countsOfChecks(results) {
  const failed = results.filter((result) => !result.good)
  return {
    passed: results.length - failed.length,
    failed: failed.length,
    skipped: 0,
    failures: failed.map((result) => result.name),
    output: failed.map((result) => `${result.name}:\n${result.output}`).join('\n'),
  }
}

/** Renews the generated files and compares; a difference means that somebody forgot to. */
async function generatedFilesAreCurrent(folder) {
  const name = 'generated files'
  const before = hashOfFolder(inRoot('.adonisjs'))
  const log = join(folder, 'logs', 'generated_files.log')
  const env = legEnvironment(folder, GENERATING)
  const { code, output } = await runLeg({
    args: ['ace', 'codegen'],
    env,
    log,
    secondsMax: CHECK_SECONDS_MAX,
  })
  if (code !== 0) return { name, good: false, output }
  const good = hashOfFolder(inRoot('.adonisjs')) === before
  return { name, good, output: 'They were stale and have just been renewed: commit .adonisjs.' }
}

/** Generator and build boot the application, which wants an environment, though they touch nothing. */
export const GENERATING = {
  NODE_ENV: 'development',
  HOST: '127.0.0.1',
  PORT: '3333',
  APP_URL: 'http://localhost:3333',
  APP_KEY: 'a-key-that-signs-nothing-but-codegen',
  CODE_KEYS: `k1:${Buffer.alloc(32).toString('base64')}`,
}

function hashOfFolder(folder) {
  const hash = createHash('sha256')
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
  const files = names
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
  for (const file of files.sort()) hash.update(`${file}\0`).update(readFileSync(file))
  return hash.digest('hex')
}
