import { spawn } from 'node:child_process'
import { createWriteStream, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import { RUNTIME, ROOT } from '../steps/paths.mjs'

/** Characters of a leg's output kept to be shown when it fails; the log holds all of it. */
const SHOWN_CHARACTERS_MAX = 60_000

/** Variables of the application, which tests set themselves and never take from the machine. */
const OWN_NAMES =
  /^(APP_.*|CODE_KEYS.*|DATABASE_.*|REDIS_.*|STORAGE_PATH|HOST|PORT|NODE_ENV|NODE_OPTIONS|LOG_LEVEL|DEMO|MAINTENANCE|METRICS_.*|OUTBOX_WORKER|.*_DRIVER|TEST_.*)$/

const groups = new Set()

/** Ends every process a leg started, with all of its children. */
export function endLegs() {
  for (const pid of groups) endGroup(pid)
}

/** The environment of a leg: that of the machine without the application's variables and without the root's `.env`. */
export function legEnvironment(folder, extra = {}) {
  const kept = Object.entries(process.env).filter(([name]) => !OWN_NAMES.test(name))
  const path = `${join(ROOT, 'node_modules', '.bin')}:${process.env.PATH}`
  return { ...Object.fromEntries(kept), PATH: path, ENV_PATH: folder, NO_COLOR: '1', ...extra }
}

/** Runs one command as a group of its own, within its time; answers its code and the end of its output. */
export function runLeg({ args, command = RUNTIME, cwd = ROOT, env, log, secondsMax }) {
  mkdirSync(join(log, '..'), { recursive: true })
  const file = createWriteStream(log, { flags: 'a' })
  const kept = { output: '' }
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    groups.add(child.pid)
    const keep = (chunk) => {
      file.write(chunk)
      kept.output = (kept.output + chunk).slice(-SHOWN_CHARACTERS_MAX)
    }
    child.stdout.setEncoding('utf8').on('data', keep)
    child.stderr.setEncoding('utf8').on('data', keep)
    const timer = setTimeout(() => {
      keep(`\nended by force: it took longer than ${secondsMax} seconds\n`)
      endGroup(child.pid)
    }, secondsMax * 1000)
    child.on('error', reject)
    // A process that a test left behind must neither hold the output open nor disturb the next leg.
    child.on('exit', () => endGroup(child.pid))
    child.on('close', async (code, signal) => {
      clearTimeout(timer)
      groups.delete(child.pid)
      file.end()
      await finished(file)
      resolve({ code: code ?? signal, output: kept.output })
    })
  })
}

function endGroup(pid) {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch (error) {
    if (error.code !== 'ESRCH') throw error
  }
}
