import { execFileSync, spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../scripts/services/ports.mjs'

/** The project the tests run in. */
const ROOT = join(import.meta.dirname, '..', '..')

/** What a clone does not have. */
const NOT_CLONED = ['node_modules', 'build', 'storage', 'tmp', '.git', '.env', 'public/assets']

/** All that is on the PATH of the fresh machine: Node, npm, a shell and the core utilities; no Python, no make. */
const TOOLS = [
  'node',
  'npm',
  'npx',
  'sh',
  'env',
  'cat',
  'chmod',
  'cp',
  'cut',
  'basename',
  'dirname',
  'echo',
  'head',
  'id',
  'ln',
  'ls',
  'mkdir',
  'mv',
  'printf',
  'pwd',
  'readlink',
  'rm',
  'sed',
  'sleep',
  'sort',
  'tail',
  'touch',
  'tr',
  'true',
  'uname',
]

/** How long a start may take until its shop is up or it has given up, ms; the first one installs everything. */
const START_MS_MAX = 600_000

/** The line that says the shop is up, whatever its port. */
const UP = /The shop is up:[\s\S]*Ctrl\+C/

/** A running or ended command of the copy. */
export interface Run {
  child: ChildProcess
  port: number
  said(): string
  ended: Promise<number | null>
}

/** The project as `git clone` brings it, on a machine that has nothing but Node and npm. */
export class FreshCopy {
  readonly folder = mkdtempSync(join(tmpdir(), 'mesterpont-copy-'))
  readonly project = join(this.folder, 'shop')
  readonly path = join(this.folder, 'bin')
  #runs: Run[] = []

  constructor() {
    chmodSync(this.folder, 0o755)
    const skipped = NOT_CLONED.map((name) => join(ROOT, name))
    cpSync(ROOT, this.project, {
      recursive: true,
      filter: (source) =>
        !skipped.includes(source) && !relative(ROOT, source).includes('node_modules'),
    })
    mkdirSync(this.path)
    for (const tool of TOOLS) {
      const found = this.#outside()
        .map((folder) => join(folder, tool))
        .find((file) => existsSync(file))
      if (found) symlinkSync(realpathSync(found), join(this.path, tool))
    }
  }

  in(...parts: string[]) {
    return join(this.project, ...parts)
  }

  /** Starts `npm <args>` with a port of its own unless one is given. */
  async npm(args: string[], environment: Record<string, string> = {}): Promise<Run> {
    const port = Number(environment.PORT ?? (await freePort()))
    return this.#keep(port, [join(this.path, 'npm'), ...args], {
      PORT: String(port),
      ...environment,
    })
  }

  /** Starts a command in the copy, such as a script under another user or a pretended Node. */
  async command(
    command: string[],
    environment: Record<string, string> = {},
    uid?: number
  ): Promise<Run> {
    const port = Number(environment.PORT ?? (await freePort()))
    return this.#keep(port, command, { PORT: String(port), ...environment }, uid)
  }

  #keep(
    port: number,
    [command, ...args]: string[],
    environment: Record<string, string>,
    uid?: number
  ) {
    const env = { ...this.#environment(), ...environment }
    const child = spawn(command, args, {
      cwd: this.project,
      env,
      detached: true,
      uid,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let text = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += chunk))
    const ended = new Promise<number | null>((resolve) =>
      child.on('close', (code) => resolve(code))
    )
    const run: Run = { child, port, said: () => text, ended }
    this.#runs.push(run)
    return run
  }

  /** The machine's own variables for the network and npm; none of the application and none of the test run. */
  #environment() {
    const wanted =
      /^(HOME|LANG|TMPDIR|.*_proxy|NODE_EXTRA_CA_CERTS|npm_config_(registry|cache|userconfig|cafile))$/i
    const kept = Object.entries(process.env).filter(([name]) => wanted.test(name))
    return { ...Object.fromEntries(kept), PATH: this.path } as Record<string, string>
  }

  /** The folders of programs on this machine without those an outer npm or this project put in front. */
  #outside() {
    return (process.env.PATH ?? '')
      .split(':')
      .filter((folder) => !/node_modules|node-gyp-bin/.test(folder))
  }

  /** Ends everything still running and removes the copy. */
  async remove() {
    for (const run of this.#runs) kill(run, 'SIGKILL')
    await Promise.all(this.#runs.map((run) => run.ended))
    rmSync(this.folder, { recursive: true, force: true })
  }
}

/** Waits until the run said it; throws with all it said when it ends or takes too long. */
export async function untilSaid(run: Run, pattern: RegExp) {
  const deadline = Date.now() + START_MS_MAX
  let over = false
  void run.ended.then(() => (over = true))
  while (!pattern.test(run.said())) {
    if (over || Date.now() > deadline)
      throw new Error(`Waited for ${pattern}, but it said:\n${run.said()}`)
    await sleep(50)
  }
}

export const untilUp = (run: Run) => untilSaid(run, UP)

/** Sends a signal to a run and everything it started, as a terminal does. */
export function kill(run: Run, signal: NodeJS.Signals) {
  try {
    process.kill(-run.child.pid!, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** Stops a shop as Ctrl+C does, for npm and for all it started, and answers what was said last. */
export async function stop(run: Run) {
  kill(run, 'SIGINT')
  await run.ended
  return lastLine(run)
}

/** Waits for a run that gives up and answers its code and its last line. */
export async function outcome(run: Run) {
  const code = await run.ended
  return { code, sentence: lastLine(run), said: run.said() }
}

const lastLine = (run: Run) => run.said().trimEnd().split('\n').at(-1) ?? ''

/** Number of the user without any rights. */
export const nobody = () => Number(execFileSync('id', ['-u', 'nobody'], { encoding: 'utf8' }))
