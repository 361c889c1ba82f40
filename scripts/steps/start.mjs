import { accessSync, constants, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { migrate, MODES } from './application.mjs'
import { build } from './build.mjs'
import { stopCommands } from './commands.mjs'
import { fillDemo } from './demo.mjs'
import { ensureEnvironmentFile, loadEnvironment, portOf } from './environment.mjs'
import { Failure, guarded } from './failure.mjs'
import { install } from './install.mjs'
import { isAlive, readLock, startLock, takeLock } from './lock.mjs'
import { say, step } from './narration.mjs'
import { inRoot, ROOT, RUNTIME, storagePath } from './paths.mjs'
import { assertPortIsFree } from './port.mjs'
import { onStopSignal, runServer, stopServer, untilUp } from './server.mjs'

/** `npm start` and `npm run dev`: from a fresh clone to a running shop. */
export const main = (args) => guarded(() => start(args))

async function start(args) {
  const modeName = chosenMode(args)
  const first = loadEnvironment(ROOT).environment
  const address = { host: first.HOST || '127.0.0.1', port: portOf(first) }
  assertWritable(first)
  await assertNothingRunsThere(address, first)
  const release = takeLock(startLock(first), address.port)
  process.on('exit', release)
  const running = {}
  stopOnSignals(running)

  if (ensureEnvironmentFile(ROOT)) say('• Wrote .env with fresh secrets')
  const loaded = loadEnvironment(ROOT)
  const environment = { ...loaded.environment, NODE_ENV: modeName }
  noteIgnoredMode(modeName)
  const logins = await prepare(MODES[modeName], environment, loaded.demoByScript)
  running.server = runServer(serverOf(MODES[modeName], environment))
  await untilUp(running.server, address)
  if (!running.server.stopping) welcome(address, logins)
  return endWith(running.server)
}

function chosenMode(args) {
  const unknown = args.find((argument) => argument !== '--dev')
  if (unknown) throw new Failure(`"${unknown}" is not an option: the start knows only --dev.`)
  return args.includes('--dev') ? 'development' : 'production'
}

/** Asks for every folder and file the start writes, before minutes are spent on the first of them. */
function assertWritable(environment) {
  const storage = storagePath(environment)
  accessSync(ROOT, constants.W_OK)
  mkdirSync(storage, { recursive: true, mode: 0o700 })
  const written = ['node_modules', 'build', 'public', 'public/assets', 'database'].map((name) =>
    inRoot(name)
  )
  const stored = readdirSync(storage).map((name) => join(storage, name))
  for (const path of [storage, ...written, ...stored]) {
    if (existsSync(path)) accessSync(path, constants.W_OK)
  }
}

async function assertNothingRunsThere({ host, port }, environment) {
  try {
    await assertPortIsFree(host, port)
  } catch (failure) {
    const owner = readLock(startLock(environment))
    if (!owner || owner.port !== port || !isAlive(owner)) throw failure
    throw new Failure(
      `The shop already runs in this folder (process ${owner.pid}) at ${shownAddress({ host, port })}: use that one or stop it first.`
    )
  }
}

function stopOnSignals(running) {
  onStopSignal(() => {
    if (running.server) return stopServer(running.server)
    stopCommands()
    say('\nStopped before the shop was up; the next start goes on from here.')
    process.exit(1)
  })
}

function noteIgnoredMode(modeName) {
  const given = process.env.NODE_ENV
  if (given && given !== modeName)
    say(`• NODE_ENV=${given} is not used here: this command always runs in ${modeName} mode`)
}

async function prepare(mode, environment, demoByScript) {
  await install()
  if (mode === MODES.production) await build(environment)
  await step('Bringing the database up to date', () => migrate(mode, environment))
  const wantsDemo = demoByScript && environment.DEMO === 'true'
  return wantsDemo ? fillDemo(mode, environment) : []
}

const serverOf = (mode, environment) => ({
  command: RUNTIME,
  args: mode.server,
  cwd: mode.cwd,
  env: environment,
})

function shownAddress({ host, port }) {
  const everywhere = ['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost'].includes(host)
  return `http://${everywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`
}

function welcome(address, logins) {
  const shop = shownAddress(address)
  say(`\nThe shop is up:\n  Shop         ${shop}\n  Back-office  ${shop}/admin`)
  if (logins.length) say('\nDemo logins, made for this installation only:')
  const width = Math.max(0, ...logins.map((login) => login.email.length))
  for (const { role, email, password } of logins)
    say(`  ${role.padEnd(11)}  ${email.padEnd(width)}  ${password}`)
  if (logins.length)
    say('  The back-office asks for a code after the password and, in the demo, shows it.')
  say('\nCtrl+C stops it.\n')
}

async function endWith(server) {
  const code = await server.ended
  if (server.stopping) {
    say('The shop has stopped.')
    return process.exit(0)
  }
  throw new Failure(
    `The server stopped by itself (${code}); start it again, and look at what it said above.`
  )
}
