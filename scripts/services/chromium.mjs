import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** What Debian's Chromium is started with in tests: no window, no sandbox under root, no calls of its own. */
export const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--headless',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

const existing = (names) => {
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(':')]
  const files = folders.flatMap((folder) => names.map((name) => join(folder, name)))
  return files.find((file) => existsSync(file))
}

/** Path of a Chromium of the distribution, nothing where there is none. */
export const findChromium = () => existing(['chromium', 'chromium-browser'])

/** Path of the same browser without windows, cameras and its own pages, which takes a third less of the processor; nothing where there is none. */
export const findHeadlessShell = () => existing(['chromium-headless-shell'])
