import { fork, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import app from '@adonisjs/core/services/app'
import { startingPoint } from '#tests/support/processes'

/** What a command left behind. */
export interface CommandResult {
  code: number | null
  stdout: string
  stderr: string
}

/** Starts `npm run cli -- …words` without npm, beside the test process. */
export function startCli(words: string[], environment: Record<string, string> = {}): ChildProcess {
  const { cwd, options, ending } = startingPoint()
  return spawn(process.execPath, [...options, `cli/main.${ending}`, ...words], {
    cwd,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

/** Runs a command to its end. */
export async function runCli(
  words: string[],
  environment: Record<string, string> = {}
): Promise<CommandResult> {
  const child = startCli(words, environment)
  const result = { stdout: '', stderr: '' }
  child.stdout!.setEncoding('utf8').on('data', (text) => (result.stdout += text))
  child.stderr!.setEncoding('utf8').on('data', (text) => (result.stderr += text))
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve))
  return { code, ...result }
}

/** A process that runs one command after the other in an application that it booted once. */
export interface CommandHost {
  run(words: string[]): Promise<CommandResult>
  stop(): Promise<void>
}

/**
 * Starts such a process for tests of what commands do. What a process of its own decides (its exit, signals, pipes,
 * a database that another command puts in the place of the one before) wants {@link runCli}.
 */
export function startCommandHost(environment: Record<string, string> = {}): CommandHost {
  const { cwd, options } = startingPoint()
  const child = fork(app.makePath('tests/support/command_host.mjs'), [], {
    cwd,
    env: { ...process.env, ...environment },
    execArgv: options,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let said = ''
  for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (text) => (said += text))
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The process of the commands ended with ${code}: ${said}`)
  })
  // Whoever waits for an answer is told; an end that was asked for concerns nobody.
  ended.catch(() => {})
  let answered: (result: CommandResult) => void
  const isHosting = new Promise((resolve) => {
    child.on('message', (message) => {
      if (message === 'hosting') resolve(undefined)
      // The framework says "ready" to every parent.
      else if (typeof message === 'object') answered(message as CommandResult)
    })
  })
  let before: Promise<unknown> = Promise.race([isHosting, ended])
  return {
    run(words) {
      const result = before.then(() => {
        const answer = new Promise<CommandResult>((resolve) => (answered = resolve))
        child.send(words)
        return Promise.race([answer, ended])
      })
      before = result.catch(() => {})
      return result
    },
    async stop() {
      if (child.connected) child.disconnect()
      await ended.catch(() => {})
    },
  }
}

let hostOfTheRun: CommandHost | undefined

/** Runs a command on the database of the test run, in one process for all of them. */
export function runCommand(words: string[]): Promise<CommandResult> {
  hostOfTheRun ??= startCommandHost()
  return hostOfTheRun.run(words)
}

/** Ends the process of {@link runCommand}, if there is one. */
export async function stopCommandHost(): Promise<void> {
  await hostOfTheRun?.stop()
  hostOfTheRun = undefined
}
