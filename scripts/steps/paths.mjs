import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project folder, without a slash at its end. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '')

/** A path inside the project folder. */
export const inRoot = (...parts) => join(ROOT, ...parts)

/** The production build. */
export const BUILD = inRoot('build')

/** Where everything lives that the application writes; the environment may move it. */
export const storagePath = (environment = process.env) =>
  environment.STORAGE_PATH || inRoot('storage')

/** The Node 24 that the npm package `node` brings. */
export const RUNTIME = inRoot(
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node'
)
