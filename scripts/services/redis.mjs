import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endProcess, forget, remember, startProcess } from './daemon.mjs'
import { freePort } from './ports.mjs'

/** How long Redis may take for a PING, ms. */
const PING_TIMEOUT_MS = 2000

/** Path of the Redis server, nothing where there is none. */
export function findRedis() {
  const folders = [...(process.env.PATH ?? '').split(':'), '/usr/bin', '/usr/local/bin']
  return folders.map((folder) => join(folder, 'redis-server')).find((file) => existsSync(file))
}

/** Starts a Redis of its own on a free port in a temporary folder; it keeps nothing on disk. */
export async function startRedis() {
  const command = findRedis()
  if (!command) throw new Error('Redis is not installed: no redis-server on the PATH.')
  const server = new Redis({
    command,
    port: await freePort(),
    folder: mkdtempSync(join(tmpdir(), 'mesterpont-redis-')),
  })
  remember(server)
  try {
    await server.start()
    return server
  } catch (error) {
    await server.stop()
    throw error
  }
}

class Redis {
  constructor(parts) {
    Object.assign(this, parts)
    this.child = undefined
  }

  get url() {
    return `redis://127.0.0.1:${this.port}`
  }

  /** Starts the server; also after `crash`, when it comes back empty. */
  async start() {
    const args = [
      '--port',
      String(this.port),
      '--bind',
      '127.0.0.1',
      '--dir',
      this.folder,
      '--save',
      '',
      '--appendonly',
      'no',
    ]
    const options = { cwd: this.folder }
    this.process = await startProcess({
      command: this.command,
      args,
      options,
      ready: () => answersPing(this.port),
    })
    this.child = this.process.child
  }

  /** Ends the server by force; `start` brings it back on the same port. */
  async crash() {
    await endProcess(this.process, 'SIGKILL')
    this.child = undefined
  }

  /** Stops the server in its tracks, until `resume`. */
  pause() {
    this.child.kill('SIGSTOP')
  }

  /** Lets a paused server go on. */
  resume() {
    this.child.kill('SIGCONT')
  }

  /** Ends the server and removes its folder. */
  async stop() {
    if (this.child) this.resume()
    if (this.child) await endProcess(this.process, 'SIGTERM')
    this.child = undefined
    rmSync(this.folder, { recursive: true, force: true })
    forget(this)
  }
}

function answersPing(port) {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port })
    const done = (answer) => {
      socket.destroy()
      resolve(answer)
    }
    socket.setTimeout(PING_TIMEOUT_MS, () => done(false))
    socket.on('error', () => done(false))
    socket.on('connect', () => socket.write('PING\r\n'))
    socket.on('data', (chunk) => done(String(chunk).startsWith('+PONG')))
  })
}
