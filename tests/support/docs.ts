import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sourceFiles, type SourceFile } from './source_files.js'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..')
export const DECISIONS = 'docs/decisions'
const SUPERSEDED = `${DECISIONS}/superseded`
const CODE = ['app', 'modules', 'cli', 'admin', 'resources', 'tests', 'config', 'database']
const FOLDERS = [...CODE, 'start', 'bench', 'bin', 'scripts']
const ENDINGS = ['.ts', '.tsx', '.mjs', '.js', '.edge', '.md']

/** A decision record. */
export interface DecisionRecord extends SourceFile {
  /** Four figures. */
  number: string
  name: string
}

/** What a comment cites, and where. */
export interface Citation {
  path: string
  cited: string
}

/** Whether the project has such a file or folder. */
export function isThere(path: string): boolean {
  return existsSync(join(ROOT, path))
}

export function textOf(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8')
}

/** Everything that cites and names documents: code, its own notes, and what lies at the root. */
export function citingFiles(): SourceFile[] {
  const atRoot = ['README.md', 'CHANGELOG.md'].map((path) => ({ path, text: textOf(path) }))
  const own = ['tests/support/docs.ts', 'tests/unit/docs.spec.ts']
  return [...sourceFiles(FOLDERS, ENDINGS).filter(({ path }) => !own.includes(path)), ...atRoot]
}

/** The documents that hold today. */
export function documents(): SourceFile[] {
  const isOld = ({ path }: SourceFile) => path.startsWith(SUPERSEDED)
  return sourceFiles(['docs'], ['.md']).filter((document) => !isOld(document))
}

export function recordsInForce(): DecisionRecord[] {
  return recordsIn(DECISIONS)
}

export function supersededRecords(): DecisionRecord[] {
  return recordsIn(SUPERSEDED)
}

function recordsIn(folder: string): DecisionRecord[] {
  const names = readdirSync(join(ROOT, folder)).filter((name) => /^\d/.test(name))
  return names.sort().map((name) => {
    const path = `${folder}/${name}`
    return { number: name.slice(0, 4), name, path, text: textOf(path) }
  })
}

/** The numbers of the rows of the product. */
export function requirementRows(): string[] {
  const rows = textOf('docs/requirements.md').matchAll(/^- \*\*([A-Z]-\d+)\*\* /gm)
  return [...rows].map(([, row]) => row)
}

/** Each `@source` with what stands behind it, to the end of its line or comment. */
export function citations(): Citation[] {
  return citingFiles()
    .filter(({ path }) => /\.(m?js|tsx?)$/.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/@source[ \t]+(.*?)[ \t]*(?:\*\/|\n)/g)].map(([, cited]) => ({
        path,
        cited,
      }))
    )
}
