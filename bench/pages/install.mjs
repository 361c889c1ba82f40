import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** This folder, which has packages and a lock file of its own. */
const HERE = new URL('.', import.meta.url).pathname
/** Characters of npm's own words in an error. */
const WORDS_MAX = 500

/** Installs what the lock file of this folder names, once; scripts of packages are not run. */
export function installLighthouse() {
  const wanted = readFileSync(join(HERE, 'package-lock.json'), 'utf8')
  const installed = join(HERE, 'node_modules/.installed.json')
  if (existsSync(installed) && readFileSync(installed, 'utf8') === wanted) return
  console.error('Installing Lighthouse …')
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const done = spawnSync('npm', args, { cwd: HERE, encoding: 'utf8' })
  if (done.status !== 0) {
    const words = done.error?.message ?? done.stderr.slice(0, WORDS_MAX)
    throw new Error(`Lighthouse is not installed: it needs the registry of npm once.\n${words}`)
  }
  writeFileSync(installed, wanted)
}
