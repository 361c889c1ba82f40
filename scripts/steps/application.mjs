import { logFile, quietly } from './commands.mjs'
import { Failure, refusalIn } from './failure.mjs'
import { BUILD, ROOT, RUNTIME } from './paths.mjs'

/**
 * How the server holds memory: young objects in 3 × 8 MB, old ones in at most 1.5 GB. Below 2 GB the engine lets what is old grow by four
 * fifths between two clean-ups, above it to four times as much (docs/decisions/0215).
 */
const HEAP = ['--max-semi-space-size=8', '--max-old-space-size=1536']

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
