import { spawn } from 'node:child_process'
import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { Failure } from './failure.mjs'

/** How long a server may take until it answers, seconds. */
const UP_SECONDS_MAX = 120

/** How long a stopped server may finish its requests before it is ended by force, seconds. */
const STOP_SECONDS_MAX = 15

/** Characters of the server's first output kept for the case that it does not come up. */
const KEPT_CHARACTERS_MAX = 50_000

/** Starts the application's server; what it prints is held back until it is up. */
export function runServer({ command, args, cwd, env }) {
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const server = { child, early: '', up: false, stopping: false, ended: ending(child) }
  collect(server)
  return server
}

const ending = (child) =>
  new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve(code ?? signal))
  })

function collect(server) {
  for (const name of ['stdout', 'stderr']) {
    server.child[name].on('data', (chunk) => {
      if (server.up) process[name].write(chunk)
      else server.early = (server.early + chunk).slice(-KEPT_CHARACTERS_MAX)
    })
  }
}

/** Asks the server to stop; a second time, or after its time is up, ends it by force. */
export function stopServer(server) {
  if (server.stopping) return void server.child.kill('SIGKILL')
  server.stopping = true
  server.child.kill('SIGTERM')
  setTimeout(() => server.child.kill('SIGKILL'), STOP_SECONDS_MAX * 1000).unref()
}

/** Waits until the server answers; fails at once when it ends before. */
export async function untilUp(server, { host, port }) {
  const dead = server.ended.then((code) => ({ code }))
  const deadline = performance.now() + UP_SECONDS_MAX * 1000
  while (performance.now() < deadline) {
    const result = await Promise.race([
      dead,
      answers(host, port).then((up) => (up ? 'up' : sleep(40))),
    ])
    if (result === 'up') return void (server.up = true)
    if (result?.code !== undefined) {
      if (server.stopping) return
      throw startFailure(server, result.code, port)
    }
  }
  stopServer(server)
  throw new Failure(
    `The server did not answer at port ${port} within ${UP_SECONDS_MAX} seconds.`,
    server.early
  )
}

function startFailure(server, code, port) {
  if (server.early.includes('EADDRINUSE'))
    return new Failure(
      `Port ${port} was taken by another program meanwhile: choose another with PORT.`
    )
  return new Failure(`The server stopped before it was up (${code}).`, server.early)
}

/** True when something answers HTTP there; a wildcard address is asked on the loopback. */
function answers(host, port) {
  const address = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host
  return new Promise((resolve) => {
    const asked = request(
      { host: address, port, path: '/health/live', timeout: 5000 },
      (response) => {
        response.resume()
        resolve(true)
      }
    )
    asked.on('error', () => resolve(false)).on('timeout', () => asked.destroy())
    asked.end()
  })
}
