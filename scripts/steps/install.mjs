import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, delimiter, join } from 'node:path'
import { logFile, quietly } from './commands.mjs'
import { Failure } from './failure.mjs'
import { takeLock } from './lock.mjs'
import { step } from './narration.mjs'
import { inRoot, ROOT, RUNTIME, storagePath } from './paths.mjs'

/** What npm adds to the environment of a script it runs; a second npm must not inherit it. */
const NPM_OWN =
  /^npm_(lifecycle_|package_|command$|node_execpath$|execpath$|config_(global_prefix|globalconfig|init_module|local_prefix|node_gyp|noproxy|npm_version|prefix|user_agent|omit|only|production)$)/i

const NETWORK = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ECONNRESET|ENETUNREACH/

/** Installs what the lock file names when it is missing or stale, and says so only when there is something to do. */
export async function install() {
  if (isInstalled()) return
  const release = takeLock(join(storagePath(), 'install.lock'))
  try {
    await installLocked()
  } finally {
    release()
  }
}

const isInstalled = () => installedState(ROOT) === 'fresh' && existsRuntime()

async function installLocked() {
  const state = installedState(ROOT)
  const title =
    state === 'stale'
      ? 'The lock file changed: installing its packages again'
      : 'Installing the packages of the lock file'
  await step(title, () =>
    state === 'fresh' ? Promise.resolve() : npm(['ci', '--ignore-scripts', '--include=dev'])
  )
  // Only this package's script is wanted: it fetches the Node that the application runs on.
  await step('Fetching the Node the application runs on', () =>
    npm(['rebuild', 'node', '--ignore-scripts=false'])
  )
  if (!existsRuntime())
    throw new Failure(
      `npm ended well but brought no Node into ${RUNTIME}: delete node_modules and start again.`
    )
  writeFileSync(join(ROOT, STAMP), lockHash(ROOT))
}

/** True when the application's own Node lies complete in node_modules. */
function existsRuntime() {
  return existsSync(RUNTIME) && statSync(RUNTIME).size > 0
}

/** Marks in the lock file of packages that npm may leave out. */
const MAY_BE_ABSENT = ['optional', 'devOptional', 'peer', 'extraneous']

/** The hash of the lock file that this script installed last; it vanishes with node_modules. */
const STAMP = join('node_modules', '.installed_lock')

/**
 * Compares the lock file with the list npm leaves at the very end of an installation:
 * `missing` when there is none (or a run was interrupted), `stale` when they differ.
 */
export function installedState(root) {
  const wanted = packagesOf(join(root, 'package-lock.json'))
  if (!wanted)
    throw new Failure(
      'package-lock.json is missing or cannot be read: restore it from the repository.'
    )
  const present = packagesOf(join(root, 'node_modules', '.package-lock.json'))
  if (!present) return 'missing'
  if (stampOf(root) === lockHash(root)) return 'fresh'
  const differs = Object.entries(wanted).some(([path, entry]) => {
    if (path === '') return false
    // Packages for other operating systems are in the lock file but never installed.
    if (!present[path]) return !MAY_BE_ABSENT.some((name) => entry[name])
    return present[path].version !== entry.version
  })
  const foreign = Object.keys(present).some((path) => !wanted[path])
  return differs || foreign ? 'stale' : 'fresh'
}

function stampOf(root) {
  const file = join(root, STAMP)
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

const lockHash = (root) =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return undefined
  }
}

async function npm(args) {
  // Without its list an interrupted installation is seen as missing at the next start.
  if (args[0] === 'ci') rmSync(inRoot('node_modules', '.package-lock.json'), { force: true })
  const { command, leading } = npmCommand(process.env)
  const env = npmEnvironment(process.env, ROOT)
  const { code, output } = await quietly(command, [...leading, ...args], { cwd: ROOT, env })
  if (code === 0) return
  const reason = NETWORK.test(output)
    ? 'npm could not reach its registry; check the network'
    : 'npm could not install the packages'
  throw new Failure(`${reason} (all it said is in ${logFile()}) and start again.`, output)
}

/** The npm that runs this script, started with its own Node and not with one in the folder it is about to empty. */
function npmCommand(environment) {
  const script = environment.npm_execpath
  const node = environment.npm_node_execpath
  if (
    script &&
    basename(script) === 'npm-cli.js' &&
    node &&
    !node.startsWith(inRoot('node_modules'))
  ) {
    return { command: node, leading: [script] }
  }
  return { command: process.platform === 'win32' ? 'npm.cmd' : 'npm', leading: [] }
}

/** The environment for npm: what the person set, without what an outer npm added. */
export function npmEnvironment(environment, root) {
  const kept = Object.entries(environment).filter(([name]) => !NPM_OWN.test(name))
  const path = (environment.PATH ?? '').split(delimiter)
  const own = join(root, 'node_modules')
  const outside = path.filter(
    (folder) => !folder.startsWith(own) && !folder.endsWith('node-gyp-bin')
  )
  return { ...Object.fromEntries(kept), PATH: outside.join(delimiter) }
}
