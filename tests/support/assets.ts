import { execFile } from 'node:child_process'
import { globSync, statSync } from 'node:fs'
import { promisify } from 'node:util'

const MANIFEST = 'public/assets/.vite/manifest.json'
const SOURCES = ['resources/**/*', 'admin/**/*', 'app/rules/*', 'lang/*.json', 'vite.config.ts']

/** Builds the pages, and what the server renders them with, for tests where a source is newer than the last build. */
export async function buildAssets(): Promise<void> {
  const built = statSync(MANIFEST, { throwIfNoEntry: false })?.mtimeMs ?? 0
  const newest = Math.max(...globSync(SOURCES).map((file) => statSync(file).mtimeMs))
  if (built >= newest) return
  const environment = { ...process.env, NODE_ENV: 'production' }
  await promisify(execFile)('node_modules/.bin/vite', ['build', '--app'], { env: environment })
}

/** Whether a suite that serves pages is among those asked for; without a name all of them run. */
export function servesPages(words: string[]): boolean {
  const suites = words.slice(2).filter((word) => /^(unit|functional|browser|scripts)$/.test(word))
  return (
    suites.length === 0 || suites.some((suite) => suite === 'functional' || suite === 'browser')
  )
}
