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

const existing = (names, ...before) => {
  const folders = [...before, '/usr/bin', ...(process.env.PATH ?? '').split(':')]
  const files = folders.flatMap((folder) => names.map((name) => join(folder, name)))
  return files.find((file) => existsSync(file))
}

/** Path of a Chromium of the distribution, nothing where there is none. */
export const findChromium = () => existing(['chromium', 'chromium-browser'])

/**
 * Path of the same browser without windows, cameras and its own pages, which takes a third less of the processor; nothing
 * where there is none. What Debian has in `/usr/bin` is a script that does not pass on the signal to end.
 */
export const findHeadlessShell = () => existing(['chromium-headless-shell'], '/usr/lib/chromium')

/**
 * Path of the browser that pages are measured in; `CHROMIUM` names another. The window of the whole browser is drawn by the
 * same processor while a page loads, which no phone's page waits for.
 */
export const findMeasuringBrowser = () =>
  process.env.CHROMIUM ?? findHeadlessShell() ?? findChromium()
