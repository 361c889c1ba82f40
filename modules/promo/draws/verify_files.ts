import type { Verification } from '../draw/verify/finding.js'
import type { Files } from '../draw/verify/published.js'
import { verifyDraw } from '../draw/verify/verify_draw.js'
import { serverTools } from './server_tools.js'

const LIST = /^([a-z0-9-]{1,40})\.tickets\.txt$/
const RESULT = /^([a-z0-9-]{1,40})\.result\.json$/

/** The draws that files are about: those with a list, or with a result where there is no list. */
export function namesOfDraws(files: Files): string[] {
  const named = (pattern: RegExp) =>
    [...files.keys()].flatMap((name) => pattern.exec(name)?.[1] ?? [])
  const lists = named(LIST)
  return (lists.length ? lists : named(RESULT)).sort()
}

/** Checks draws by their published files alone: no database, no network. */
export function verifyFiles(files: Files, head?: string): Verification[] {
  return namesOfDraws(files).map((draw) => verifyDraw({ draw, files, head }, serverTools))
}
