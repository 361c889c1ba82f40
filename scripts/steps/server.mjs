import { spawn } from 'node:child_process'
import { request } from 'node:http'
import { availableParallelism } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { Failure, refusalIn } from './failure.mjs'

/** How long a server may take until it answers, seconds. */
const UP_SECONDS_MAX = 120

/** How long a stopped server may finish its requests before it is ended by force, seconds. */
const STOP_SECONDS_MAX = 15

/** Characters of the server's first output kept for the case that it does not come up. */
const KEPT_CHARACTERS_MAX = 50_000

/** Threads beside one for each core, which hash passwords: files are read meanwhile. */
const THREADS_BESIDE = 4

/** Starts the application's server; what it prints is held back until it is up. */
export function runServer({ command, args, cwd, env }) {
  const UV_THREADPOOL_SIZE = String(availableParallelism() + THREADS_BESIDE)
  const child = spawn(command, args, {
    cwd,
    env: { UV_THREADPOOL_SIZE, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const server = { child, early: '', up: false, stopping: false, ended: ending(child) }
  collect(server)
  // Whatever ends this script, its server does not outlive it.
  process.on('exit', () => child.kill('SIGTERM'))
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

/** A second wish to stop counts as impatience only after this time, ms. */
const IMPATIENCE_MS = 1000

/** Milliseconds between two looks whether npm is still there. */
const PARENT_LOOK_MS = 250

/**
 * Calls back on every signal that asks this script to stop. A signal to npm reaches only the shell between npm
 * and this script, so the end of that shell counts as one.
 */
export function onStopSignal(stop) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const looking = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(looking)
    stop()
  }, PARENT_LOOK_MS)
  looking.unref()
}

/** Asks the server to stop; asked again after a moment, or after its time is up, ends it by force. */
export function stopServer(server) {
  const now = performance.now()
  if (server.stoppingSince !== undefined) {
    // One Ctrl+C may arrive twice, from the terminal and through npm.
    if (now - server.stoppingSince > IMPATIENCE_MS) server.child.kill('SIGKILL')
    return
  }
  server.stoppingSince = now
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
  const refusal = refusalIn(server.early)
  if (refusal) return new Failure(refusal)
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
