import { spawn, type ChildProcess, type ChildProcessByStdio } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import app from '@adonisjs/core/services/app'
import { freePort } from '../../scripts/services/ports.mjs'
import { productionBuild } from './build.js'

/** What a finished process left behind. */
export interface Finished {
  code: number | null
  output: string
}

/** Heap for what a process makes at its start, in MB: a smaller one is searched for garbage again and again meanwhile. */
const YOUNG_HEAP_MB = 32

/** From where processes of tests start, with what options of Node: the build where the run has made one, which has nothing to compile, else the sources. */
export function startingPoint() {
  const { TEST_BUILD: build, TEST_IMPORT_WAYS: ways } = process.env
  if (!build) return { cwd: app.makePath(), options: ['--import=@poppinss/ts-exec'], ending: 'ts' }
  const known = ways ? ['--import=./tests/support/import_ways.js'] : []
  return { cwd: build, options: [`--min-semi-space-size=${YOUNG_HEAP_MB}`, ...known], ending: 'js' }
}

/** Starts a file of the server, the command line or the tests in a process of its own, with more environment. */
export function startFile(
  file: `${string}.ts`,
  args: string[] = [],
  environment: Record<string, string> = {}
): ChildProcessByStdio<null, Readable, Readable> {
  const { cwd, options, ending } = startingPoint()
  return spawn(
    process.execPath,
    [...options, `${file.slice(0, -'.ts'.length)}.${ending}`, ...args],
    {
      cwd,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    }
  )
}

/** Runs such a file to its end. */
export function runFile(
  file: `${string}.ts`,
  args: string[] = [],
  environment: Record<string, string> = {}
): Promise<Finished> {
  return finished(startFile(file, args, environment))
}

/** A server in a process of its own; `stop` ends it. */
export interface RunningServer {
  url: string
  process: ChildProcess
  /** The end of what it printed. */
  said(): string
  stop(): Promise<void>
  /** Ends it at once, as a power cut would. */
  kill(): Promise<void>
}

/** A server on a busy machine takes this long to start at most, in ms. */
const START_MS_MAX = 60_000
/** Between two looks at it: each look in vain takes something from the start it waits for. */
const LOOK_MS = 25
/** Characters of a server's output kept for a test that fails. */
const KEPT_CHARACTERS_MAX = 20_000

/** Starts the shop on a free port of this machine, or what another file makes of it, and waits for it. */
export function startServer(
  environment: Record<string, string> = {},
  file: `${string}.ts` = 'bin/server.ts',
  args: string[] = []
): Promise<RunningServer> {
  return served((port) => startFile(file, args, { ...port, ...environment }))
}

/** Starts the production build as an operator would, making it first where a source is newer. */
export async function startProduction(
  environment: Record<string, string> = {}
): Promise<RunningServer> {
  return startBuild(await productionBuild(), { NODE_ENV: 'production', ...environment })
}

/** Starts the build that lies in a folder. */
export function startBuild(
  cwd: string,
  environment: Record<string, string> = {}
): Promise<RunningServer> {
  return served((port) =>
    spawn(process.execPath, ['bin/server.js'], {
      cwd,
      env: { ...process.env, ...port, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  )
}

async function served(startOn: (port: Record<string, string>) => ChildProcess) {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const child = startOn({ PORT: String(port), HOST: '127.0.0.1' })
  let output = ''
  // What nobody reads would one day hold the server up.
  const keep = (text: Buffer) => (output = (output + text).slice(-KEPT_CHARACTERS_MAX))
  child.stdout!.on('data', keep)
  child.stderr!.on('data', keep)
  const said = () => output
  const deadline = performance.now() + START_MS_MAX
  while (performance.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server ended: ${output}`)
    const answer = await fetch(`${url}/health/live`).catch(() => undefined)
    if (answer?.ok) {
      return { url, process: child, said, stop: () => stop(child), kill: () => kill(child) }
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  }
  await stop(child)
  throw new Error(`The server did not start: ${output}`)
}

async function stop(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}

async function kill(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}

/** Waits for the end of a process. */
export async function finished(child: ChildProcess): Promise<Finished> {
  let output = ''
  child.stdout!.on('data', (text) => (output += text))
  child.stderr!.on('data', (text) => (output += text))
  const [code] = await once(child, 'close')
  return { code, output }
}
