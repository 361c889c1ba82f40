import { execFileSync, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { endProcess, forget, remember, startProcess } from './daemon.mjs'
import { freePort } from './ports.mjs'

/** Where Debian and Ubuntu keep the server's programs, a folder for each version. */
const VERSIONS = '/usr/lib/postgresql'

/** Folder of PostgreSQL's programs, the newest version first; nothing where there is none. */
export function findPostgres() {
  const versions = existsSync(VERSIONS) ? readdirSync(VERSIONS) : []
  const folders = versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(VERSIONS, version, 'bin'))
  for (const folder of (process.env.PATH ?? '').split(':')) {
    if (existsSync(join(folder, 'initdb')))
      folders.push(dirname(realpathSync(join(folder, 'initdb'))))
  }
  return folders.find(
    (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'))
  )
}

/**
 * Starts a PostgreSQL of its own on a free port in a temporary folder, with the role `postgres` and no password.
 * `database` is created in it; `settings` are further lines of its configuration, such as `{ fsync: 'off' }`.
 */
export async function startPostgres({ database = 'mesterpont', settings = {} } = {}) {
  const programs = findPostgres()
  if (!programs)
    throw new Error(
      'PostgreSQL is not installed: no initdb under /usr/lib/postgresql or on the PATH.'
    )
  const account = unprivileged()
  // The other user may not be able to reach a temporary folder that is root's own.
  const folder = mkdtempSync(join(account ? '/tmp' : tmpdir(), 'mesterpont-postgres-'))
  if (account) chownSync(folder, account.uid, account.gid)
  const options = {
    cwd: folder,
    ...account,
    env: { ...process.env, TZ: 'UTC', LC_ALL: 'C', HOME: folder },
  }
  const server = new Postgres({ programs, folder, options, settings, port: await freePort() })
  remember(server)
  try {
    server.initialise()
    await server.start()
    server.createDatabase(database)
    server.database = database
    return server
  } catch (error) {
    await server.stop()
    throw error
  }
}

/** The server refuses to run as root, so root starts it as another user. */
function unprivileged() {
  if (process.getuid?.() !== 0) return undefined
  const name = ['postgres', 'nobody'].find((user) => spawnSync('id', ['-u', user]).status === 0)
  if (!name)
    throw new Error(
      'PostgreSQL does not run as root, and there is neither a user postgres nor nobody.'
    )
  const idOf = (option) => Number(execFileSync('id', [option, name], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

class Postgres {
  constructor(parts) {
    Object.assign(this, parts)
    this.child = undefined
  }

  /** Address of a database of this server. */
  urlOf(database) {
    return `postgres://postgres@127.0.0.1:${this.port}/${database}`
  }

  /** Address of the database it was started with. */
  get url() {
    return this.urlOf(this.database)
  }

  get #data() {
    return join(this.folder, 'data')
  }

  initialise() {
    const args = [
      '-D',
      this.#data,
      '--auth=trust',
      '--username=postgres',
      '--encoding=UTF8',
      '--locale=C',
      '--no-sync',
    ]
    this.#program('initdb', args)
  }

  /** Starts the server; also after `crash`, when it recovers from its log first. */
  async start() {
    const settings = {
      listen_addresses: '127.0.0.1',
      unix_socket_directories: this.folder,
      fsync: 'on',
      timezone: 'UTC',
      log_min_messages: 'fatal',
      ...this.settings,
    }
    const args = ['-D', this.#data, '-p', String(this.port)]
    for (const [name, value] of Object.entries(settings)) args.push('-c', `${name}=${value}`)
    this.process = await startProcess({
      command: join(this.programs, 'postgres'),
      args,
      options: this.options,
      ready: () => this.#answers(),
    })
    this.child = this.process.child
  }

  /** Runs SQL in a database and answers its rows as text, a line each, columns split by `|`. */
  query(sql, database = this.database ?? 'postgres') {
    return this.#program('psql', [
      ...this.#address(),
      '-d',
      database,
      '-XAtq',
      '-v',
      'ON_ERROR_STOP=1',
      '-c',
      sql,
    ])
  }

  /** Creates a database, empty or as a copy of another. */
  createDatabase(name, template = 'template1') {
    this.query(`CREATE DATABASE "${name}" TEMPLATE "${template}"`, 'postgres')
    return this.urlOf(name)
  }

  dropDatabase(name) {
    this.query(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`, 'postgres')
  }

  /** Ends the server at once, without a checkpoint; `start` brings it back. */
  async crash() {
    await endProcess(this.process, 'SIGQUIT')
    this.child = undefined
  }

  /** Stops the server and every connection of it in their tracks, until `resume`. */
  pause() {
    this.#signal('SIGSTOP')
  }

  /** Lets a paused server go on. */
  resume() {
    this.#signal('SIGCONT')
  }

  /** Ends the server and removes its folder. */
  async stop() {
    if (this.child) this.resume()
    if (this.child) await endProcess(this.process, 'SIGINT')
    this.child = undefined
    rmSync(this.folder, { recursive: true, force: true })
    forget(this)
  }

  /** The server forks one process for each connection. */
  #signal(signal) {
    this.child.kill(signal)
    const args = ['-o', 'pid=', '--ppid', String(this.child.pid)]
    const { stdout } = spawnSync('ps', args, { encoding: 'utf8' })
    for (const id of stdout.split('\n').filter((line) => line.trim())) {
      try {
        process.kill(Number(id), signal)
      } catch (error) {
        // One of them ended by itself meanwhile.
        if (error.code !== 'ESRCH') throw error
      }
    }
  }

  #address() {
    return ['-h', this.folder, '-p', String(this.port), '-U', 'postgres']
  }

  #answers() {
    const options = { ...this.options, stdio: 'ignore' }
    const asked = spawnSync(
      join(this.programs, 'pg_isready'),
      [...this.#address(), '-t', '5'],
      options
    )
    return asked.status === 0
  }

  #program(name, args) {
    const done = spawnSync(join(this.programs, name), args, { ...this.options, encoding: 'utf8' })
    if (done.status !== 0) throw new Error(`${name} failed: ${done.error?.message ?? done.stderr}`)
    return done.stdout.trim()
  }
}
