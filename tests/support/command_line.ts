import { spawn } from 'node:child_process'
import app from '@adonisjs/core/services/app'

/** What a command left behind. */
export interface CommandResult {
  code: number | null
  stdout: string
  stderr: string
}

/** Runs `npm run cli -- …words` without npm, beside the test process. */
export async function runCli(
  words: string[],
  environment: Record<string, string> = {}
): Promise<CommandResult> {
  const child = spawn(process.execPath, ['cli.js', ...words], {
    cwd: app.makePath(),
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const result = { stdout: '', stderr: '' }
  child.stdout.setEncoding('utf8').on('data', (text) => (result.stdout += text))
  child.stderr.setEncoding('utf8').on('data', (text) => (result.stderr += text))
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve))
  return { code, ...result }
}
