import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { HERE } from '../shop/start.mjs'

/** Characters of npm's own words in an error. */
const WORDS_MAX = 500

/**
 * Installs a peer from npm, once: its folder stays until the versions in its package.json change.
 * Scripts of packages are not run; what a peer needs comes built.
 *
 * @returns the folder, with the files of `bench/peers/<name>` beside the packages
 */
export function installPeer(name) {
  const folder = join(HERE, 'tmp/peers', name)
  mkdirSync(folder, { recursive: true })
  cpSync(new URL(`${name}/`, import.meta.url), folder, { recursive: true })
  const wanted = readFileSync(join(folder, 'package.json'), 'utf8')
  const installed = join(folder, 'node_modules/.installed.json')
  if (existsSync(installed) && readFileSync(installed, 'utf8') === wanted) return folder
  console.error(`Installing ${name} …`)
  const options = ['--ignore-scripts', '--no-package-lock', '--no-audit', '--loglevel=error']
  const args = ['install', '--prefix', folder, ...options]
  const done = spawnSync('npm', args, { cwd: folder, encoding: 'utf8' })
  if (done.status !== 0) {
    const words = done.error?.message ?? done.stderr.slice(0, WORDS_MAX)
    throw new Error(
      `${name} is not installed: this case needs the registry of npm the first time.\n${words}`
    )
  }
  writeFileSync(installed, wanted)
  return folder
}
