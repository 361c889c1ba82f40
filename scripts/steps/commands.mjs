import { spawn } from 'node:child_process'
import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { storagePath } from './paths.mjs'

/** Characters of a command's output kept in memory; the log file holds everything. */
const KEPT_CHARACTERS_MAX = 200_000

const running = new Set()

/** Where the full output of every command of the scripts is kept. */
export const logFile = () => join(storagePath(), 'logs', 'start.log')

/** Ends the commands that are still running; used when the script itself is stopped. */
export function stopCommands(signal = 'SIGTERM') {
  for (const child of running) child.kill(signal)
}

/** Runs a command without showing its output; answers its exit code and what it printed. */
export function quietly(command, args, { cwd, env }) {
  mkdirSync(join(storagePath(), 'logs'), { recursive: true, mode: 0o700 })
  const log = logFile()
  appendFileSync(log, `\n# ${new Date().toISOString()} ${command} ${args.join(' ')}\n`, {
    mode: 0o600,
  })
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
    const kept = { all: '', stdout: '' }
    const keep = (name) => (chunk) => {
      appendFileSync(log, chunk)
      kept.all = (kept.all + chunk).slice(-KEPT_CHARACTERS_MAX)
      if (name === 'stdout') kept.stdout = (kept.stdout + chunk).slice(-KEPT_CHARACTERS_MAX)
    }
    running.add(child)
    child.stdout.setEncoding('utf8').on('data', keep('stdout'))
    child.stderr.setEncoding('utf8').on('data', keep('stderr'))
    child.on('error', (error) => reject(error))
    child.on('close', (code, signal) => {
      running.delete(child)
      resolve({ code: code ?? signal, output: kept.all, stdout: kept.stdout })
    })
  })
}
