import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import app from '@adonisjs/core/services/app'
import { productionBuild } from './build.js'

/** What a finished process left behind. */
export interface Finished {
  code: number | null
  output: string
}

/** Runs a TypeScript file of the project in a process of its own, with more environment. */
export function runFile(
  file: string,
  args: string[] = [],
  environment: Record<string, string> = {}
): Promise<Finished> {
  return finished(start(file, args, environment))
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
/** Characters of a server's output kept for a test that fails. */
const KEPT_CHARACTERS_MAX = 20_000

/**
 * Starts the shop on a free port of this machine and waits for it: the build where the run has made
 * one, else the sources.
 */
export function startServer(environment: Record<string, string> = {}): Promise<RunningServer> {
  const cwd = process.env.TEST_BUILD
  if (!cwd) return served((port) => start('bin/server.ts', [], { ...port, ...environment }))
  return served((port) =>
    spawn(process.execPath, ['bin/server.js'], {
      cwd,
      env: { ...process.env, ...port, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  )
}

/** Starts a server from another file of the project. */
export function startServerFrom(
  file: string,
  args: string[],
  environment: Record<string, string> = {}
): Promise<RunningServer> {
  return served((port) => start(file, args, { ...port, ...environment }))
}

/** Starts the production build as an operator would, making it first where a source is newer. */
export async function startProduction(
  environment: Record<string, string> = {}
): Promise<RunningServer> {
  const cwd = await productionBuild()
  return served((port) =>
    spawn(process.execPath, ['bin/server.js'], {
      cwd,
      env: { ...process.env, ...port, NODE_ENV: 'production', ...environment },
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
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  await stop(child)
  throw new Error(`The server did not start: ${output}`)
}

function start(file: string, args: string[], environment: Record<string, string>) {
  return spawn(process.execPath, ['--import=@poppinss/ts-exec', file, ...args], {
    cwd: app.makePath(),
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
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

async function finished(child: ChildProcess): Promise<Finished> {
  let output = ''
  child.stdout!.on('data', (text) => (output += text))
  child.stderr!.on('data', (text) => (output += text))
  const [code] = await once(child, 'close')
  return { code, output }
}

/** A port nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}
