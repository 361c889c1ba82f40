// Runs one command of the built command line and watches it.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { HERE } from '../shop/start.mjs'

/** The list of everybody's birthdays. */
export const EXPORT = ['export', 'birthdays', '--from', '01-01', '--to', '12-31', '--json']
/** How often the memory of a command is looked at, in ms. */
const LOOK_MS = 50

/**
 * @returns seconds from start to end, and the most memory it held, in MB
 * @throws where it ends badly
 */
export async function runCommand(args, env) {
  const since = performance.now()
  const child = spawn(process.execPath, ['cli/main.js', ...args], {
    cwd: join(HERE, 'build'),
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let words = ''
  child.stderr.on('data', (chunk) => (words = (words + chunk).slice(-2000)))
  let megabytes = 0
  const looking = setInterval(() => (megabytes = peakOf(child.pid) ?? megabytes), LOOK_MS)
  const code = await new Promise((resolve) => child.once('exit', resolve))
  clearInterval(looking)
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}: ${words}`)
  return { seconds: (performance.now() - since) / 1000, megabytes }
}

/** The most memory a process has held so far. @source proc(5), VmHWM in kB */
function peakOf(pid) {
  try {
    const [, kilobytes] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
    return Math.round(Number(kilobytes) / 1024)
  } catch {
    return undefined
  }
}
