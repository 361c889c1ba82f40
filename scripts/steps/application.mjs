import { logFile, quietly } from './commands.mjs'
import { Failure, refusalIn } from './failure.mjs'
import { BUILD, ROOT, RUNTIME } from './paths.mjs'

/**
 * How the server holds memory: young objects in 3 × 16 MB. It grew to 265 MB so while a partner pulled 30,000 members, with Node's own size
 * to 365 (docs/decisions/0215).
 */
const HEAP = ['--max-semi-space-size=16']

/** The arguments of Node that serve the production build. */
export const SERVER = [...HEAP, 'bin/server.js']

/** The two ways the application runs: from its production build, or from its sources with hot reload. */
export const MODES = {
  production: { cwd: BUILD, cli: ['cli/main.js'], server: SERVER },
  development: { cwd: ROOT, cli: ['cli.js'], server: ['ace', 'serve', '--hmr'] },
}

/** Runs one command of the operators' command line and answers what it printed as data. */
export async function cli(mode, args, environment) {
  const options = { cwd: mode.cwd, env: environment }
  const { code, output, stdout } = await quietly(RUNTIME, [...mode.cli, ...args], options)
  if (code !== 0) {
    const refusal = refusalIn(output)
    if (refusal) throw new Failure(refusal)
    throw new Failure(`"${args.join(' ')}" failed; all it said is in ${logFile()}.`, output)
  }
  return stdout
}

/** Brings the database to the shape the code expects. */
export async function migrate(mode, environment) {
  await cli(mode, ['migrate'], environment)
}
