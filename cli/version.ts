import { readFileSync } from 'node:fs'

/** The version of this installation, as `package.json` of the sources or of the build names it. */
export function version(): string {
  return JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version
}
