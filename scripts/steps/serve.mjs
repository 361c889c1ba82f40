import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { migrate, MODES } from './application.mjs'
import { buildStamp } from './build.mjs'
import { loadEnvironment, portOf, REQUIRED_NAMES, WRITTEN_MARK } from './environment.mjs'
import { Failure, guarded } from './failure.mjs'
import { takeLock } from './lock.mjs'
import { say, step } from './narration.mjs'
import { ROOT, RUNTIME, storagePath } from './paths.mjs'
import { assertPortIsFree } from './port.mjs'
import { onStopSignal, runServer, stopServer, untilUp } from './server.mjs'

/** `npm run serve`: the production start of a build that exists. */
export const main = (args) => guarded(() => serve(args))

async function serve(args) {
  const unknown = args.find((argument) => argument !== '--migrate')
  if (unknown)
    throw new Failure(`"${unknown}" is not an option: the production start knows only --migrate.`)
  const { environment: loaded, demoByScript } = loadEnvironment(ROOT)
  const environment = { ...loaded, NODE_ENV: 'production' }
  assertServable(environment, demoByScript)
  const address = { host: environment.HOST || '127.0.0.1', port: portOf(environment) }
  await assertPortIsFree(address.host, address.port)
  if (args.includes('--migrate')) await migrateLocked(environment)

  const server = runServer({
    command: RUNTIME,
    args: MODES.production.server,
    cwd: MODES.production.cwd,
    env: environment,
  })
  onStopSignal(() => stopServer(server))
  await untilUp(server, address)
  if (!server.stopping)
    say(`The shop serves ${environment.APP_URL} on ${address.host}:${address.port}`)
  const code = await server.ended
  if (server.stopping) {
    say('The shop has stopped.')
    return process.exit(0)
  }
  throw new Failure(`The server stopped by itself (${code}).`)
}

/** Refuses what must not reach members: a demo nobody asked for, missing secrets, no finished build. */
function assertServable(environment, demoByScript) {
  if (environment.DEMO === 'true' && demoByScript) {
    throw new Failure(
      `This .env was written for a demo: the production start refuses DEMO=true unless you set it yourself, so delete the line, or delete "${WRITTEN_MARK}" behind it.`
    )
  }
  const missing = REQUIRED_NAMES.filter((name) => !environment[name])
  if (missing.length) {
    throw new Failure(
      `${missing.join(', ')} must be set, in the environment or in .env: README.md explains each variable.`
    )
  }
  if (!existsSync(RUNTIME) || !buildStamp()) {
    throw new Failure('There is no finished build: run "npm run build" first.')
  }
}

async function migrateLocked(environment) {
  const release = takeLock(join(storagePath(environment), 'migrate.lock'))
  try {
    await step('Bringing the database up to date', () => migrate(MODES.production, environment))
  } finally {
    release()
  }
}
