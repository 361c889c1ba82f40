import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { findChromium } from './chromium.mjs'
import { findPostgres } from './postgres.mjs'
import { findRedis } from './redis.mjs'

/** The packages of Debian and Ubuntu that bring what the tests need. */
export const PACKAGES = ['chromium', 'postgresql', 'redis-server']

/** What makes them quicker where the distribution has it. */
const QUICKER = ['chromium-headless-shell']

/** What the tests need from the machine, each with the way to find it. */
const NEEDS = { Chromium: findChromium, PostgreSQL: findPostgres, Redis: findRedis }

/** Names of what is not installed. */
export const missingServices = () => Object.keys(NEEDS).filter((name) => !NEEDS[name]())

/** True for root on Debian, Ubuntu or a relative of theirs, who may install from the distribution. */
export function mayInstall() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/os-release')) return false
  return isDebianLike(readFileSync('/etc/os-release', 'utf8'))
}

/** Reads the description of the distribution: its own name or one it descends from. */
export function isDebianLike(release) {
  const names = [...release.matchAll(/^(?:ID|ID_LIKE)=(.*)$/gm)].flatMap(([, value]) =>
    value.replaceAll('"', '').split(/\s+/)
  )
  return names.includes('debian') || names.includes('ubuntu')
}

/** Installs everything from the distribution; answers whether that went well. */
export function installPackages() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const run = (args) =>
    spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
  const add = (packages) => run(['install', '-y', '--no-install-recommends', ...packages])
  if (!run(['update']) || !add(PACKAGES)) return false
  add(QUICKER)
  return true
}
