import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createConnection } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** Ticks of /proc a second. */
const TICKS = 100
const TRIES_MAX = 300

/** Starts a Node program and waits until it listens. */
export async function startServer(args, { cwd, env, port }) {
  const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'ignore', 'pipe'] })
  let words = ''
  child.stderr.on('data', (chunk) => (words = (words + chunk).slice(-5000)))
  for (let tried = 0; !(await listens(port)); tried++) {
    if (child.exitCode !== null || tried > TRIES_MAX) throw new Error(`No server: ${words}`)
    await sleep(100)
  }
  return { pid: child.pid, port, stop: () => stop(child) }
}

async function stop(child) {
  if (child.exitCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), 5000)
  await ended
  clearTimeout(timer)
}

function listens(port) {
  return new Promise((resolve) => {
    const socket = createConnection({ host: '127.0.0.1', port })
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('close', () => socket.destroy())
    socket.once('connect', () => socket.end())
  })
}

/** CPU seconds a process has used so far. @source proc(5), fields 14 and 15 */
export function cpuSeconds(pid) {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS
}
