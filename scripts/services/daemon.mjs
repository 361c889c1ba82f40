import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** How long a service may take to answer or to stop, seconds. */
const PATIENCE_SECONDS = 60

/** Milliseconds between two looks at a service that is starting. */
const POLL_MS = 30

/** Characters of a service's own words kept for an error. */
const KEPT_CHARACTERS_MAX = 20_000

const alive = new Set()

// Whatever ends this process, its services and their folders go with it.
process.on('exit', () => {
  for (const service of alive) {
    service.child?.kill('SIGKILL')
    rmSync(service.folder, { recursive: true, force: true })
  }
})

/** Keeps a service in view until it is forgotten, so that nothing outlives the process. */
export const remember = (service) => alive.add(service)
export const forget = (service) => alive.delete(service)

/** Starts a service's process and waits until `ready` says yes; throws with its words when it ends before. */
export async function startProcess({ command, args, options, ready }) {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  const said = { text: '' }
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => (said.text = (said.text + chunk).slice(-KEPT_CHARACTERS_MAX)))
  }
  const ended = new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('exit', (code, signal) => resolve(code ?? signal))
  })
  let end
  ended.then((value) => (end = value))
  const deadline = performance.now() + PATIENCE_SECONDS * 1000
  while (end === undefined && performance.now() < deadline) {
    if (await ready()) return { child, ended, said }
    await sleep(POLL_MS)
  }
  child.kill('SIGKILL')
  throw new Error(`${command} did not come up (${end ?? 'no answer'}): ${said.text}`)
}

/** Sends a signal and waits for the end; ends by force what does not listen. */
export async function endProcess({ child, ended }, signal) {
  child.kill(signal)
  const forced = setTimeout(() => child.kill('SIGKILL'), PATIENCE_SECONDS * 1000)
  await ended
  clearTimeout(forced)
}
