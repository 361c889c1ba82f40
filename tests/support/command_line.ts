import { spawn, type ChildProcess } from 'node:child_process'
import app from '@adonisjs/core/services/app'

/** What a command left behind. */
export interface CommandResult {
  code: number | null
  stdout: string
  stderr: string
}

/**
 * Starts `npm run cli -- …words` without npm, beside the test process: from the build where the run
 * has made one, which begins in a third of the time, else from the sources.
 */
export function startCli(words: string[], environment: Record<string, string> = {}): ChildProcess {
  const build = process.env.TEST_BUILD
  return spawn(process.execPath, [build ? 'cli/main.js' : 'cli.js', ...words], {
    cwd: build ?? app.makePath(),
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
