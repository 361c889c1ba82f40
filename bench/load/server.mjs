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
  const { own } = timesOf(pid)
  return own
}

/** The same with those of its children, whether they still run or have ended. @source proc(5), fields 16 and 17 */
export function cpuSecondsWithChildren(pid) {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
  // The process is asked last: a child that ends meanwhile is among its own.
  const running = children.split(' ').filter(Boolean).map(cpuSecondsOfChild)
  const { own, ended } = timesOf(pid)
  return own + ended + running.reduce((sum, seconds) => sum + seconds, 0)
}

function cpuSecondsOfChild(pid) {
  try {
    return cpuSeconds(pid)
  } catch (error) {
    if (error.code === 'ENOENT' || error.code === 'ESRCH') return 0
    throw error
  }
}

function timesOf(pid) {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  const [user, system, usersEnded, systemsEnded] = fields.slice(11, 15).map(Number)
  return { own: (user + system) / TICKS, ended: (usersEnded + systemsEnded) / TICKS }
}
