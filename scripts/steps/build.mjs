import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { logFile, quietly } from './commands.mjs'
import { Failure } from './failure.mjs'
import { faultsOf, tableOf, weighPages } from './first_load.mjs'
import { say, step } from './narration.mjs'
import { packAssets } from './pack_assets.mjs'
import { BUILD, inRoot, ROOT, RUNTIME } from './paths.mjs'

/** Everything the production build is made from. */
const INPUTS = [
  'admin',
  'app',
  'bin',
  'cli',
  'config',
  'database',
  'lang',
  'modules',
  'public',
  'resources',
  'start',
  // Processes that tests start come from the build too.
  'tests/support',
  '.adonisjs',
  'ace.js',
  'adonisrc.ts',
  'cli.js',
  'package-lock.json',
  'package.json',
  'vite.config.ts',
  'tsconfig.json',
  'tsconfig.pages.json',
]

/** What the build, or a server started from the sources, itself writes into an input folder. */
const OUTPUTS = ['public/assets', 'database/schema.ts', '.adonisjs/server/routes.json']

/** Packed files of the last build, by what they hold. */
const PACKED = inRoot('node_modules', '.cache', 'packed_assets')

const STAMP = join(BUILD, '.inputs')

/** Builds for production when an input changed since the last finished build. */
export async function build(environment) {
  const inputs = inputsHash(ROOT)
  if (buildStamp() === inputs) return false
  const title = existsSync(STAMP) ? 'Building: sources changed' : 'Building'
  await step(title, async () => {
    // Without its stamp an interrupted build is seen as none at the next start.
    rmSync(STAMP, { force: true })
    const env = { ...environment, NODE_ENV: 'production' }
    const { code, output } = await quietly(RUNTIME, ['ace', 'build'], { cwd: ROOT, env })
    if (code !== 0) throw new Failure(`The build failed; all it said is in ${logFile()}.`, output)
    if (!existsSync(join(BUILD, 'bin', 'server.js'))) {
      throw new Failure(
        `The build ended well but brought no server; all it said is in ${logFile()}.`,
        output
      )
    }
    await packAssets(join(BUILD, 'public', 'assets'), PACKED)
  })
  await keepBudget()
  writeFileSync(STAMP, inputs)
  return true
}

/** Shows what pages weigh; a build with one that is too heavy is no finished build. */
async function keepBudget() {
  const budget = JSON.parse(readFileSync(join(ROOT, 'resources', 'budget.json'), 'utf8'))
  const source = pathToFileURL(join(BUILD, 'app', 'assets', 'first_load.js'))
  const { firstLoadOf } = await import(`${source.href}?${Date.now()}`)
  const pages = weighPages(join(BUILD, 'public', 'assets'), budget, firstLoadOf)
  const faults = faultsOf(pages)
  say(tableOf(pages))
  if (faults.length === 0) return
  throw new Failure(`Pages are heavier than resources/budget.json allows: ${faults.join('; ')}.`)
}

/** The inputs of the last finished build, or nothing. */
export function buildStamp() {
  return existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : undefined
}

/** One hash over the names and the contents of every input. */
export function inputsHash(root) {
  const hash = createHash('sha256')
  for (const name of INPUTS) {
    for (const file of filesUnder(root, join(root, name))) {
      hash
        .update(`${relative(root, file)}\0`)
        .update(readFileSync(file))
        .update('\0')
    }
  }
  return hash.digest('hex')
}

function filesUnder(root, path) {
  if (!existsSync(path) || OUTPUTS.includes(relative(root, path))) return []
  const entries = readEntries(path)
  if (!entries) return [path]
  return entries.sort().flatMap((name) => filesUnder(root, join(path, name)))
}

/** The names in a folder, or nothing when it is a file. */
function readEntries(path) {
  try {
    return readdirSync(path)
  } catch (error) {
    if (error.code === 'ENOTDIR') return undefined
    throw error
  }
}
