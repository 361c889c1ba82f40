import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..')
const SKIPPED = new Set(['node_modules', 'build', 'storage', '.adonisjs', '.git', 'tmp'])
const IMPORT =
  /(?:^|\s)(?:import|export)\s(?:[^'";]*?\sfrom\s)?'([^']+)'|\bimport\(\s*'([^']+)'\s*\)/gm

/** A file of the project as rules see it. */
export interface SourceFile {
  /** From the root of the project, with forward slashes. */
  path: string
  text: string
}

/** The files under folders of the project whose names end as wanted. */
export function sourceFiles(folders: string[], endings = ['.ts', '.tsx']): SourceFile[] {
  return folders.flatMap((folder) =>
    filesUnder(join(ROOT, folder))
      .filter((path) => endings.some((ending) => path.endsWith(ending)))
      .map((path) => ({ path: named(path), text: readFileSync(path, 'utf8') }))
  )
}

/** What a file imports; a relative path is told from the root of the project. */
export function importsOf({ path, text }: SourceFile): string[] {
  const code = withoutComments(text)
  const found = [...code.matchAll(IMPORT)].map((match) => match[1] ?? match[2])
  return found.map((one) =>
    one.startsWith('.') ? posix.join(posix.dirname(path), one).replace(/\.js$/, '') : one
  )
}

/** The text without comments: a rule is about what runs. */
export function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
}

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (SKIPPED.has(entry.name)) return []
    const path = join(folder, entry.name)
    return entry.isDirectory() ? filesUnder(path) : [path]
  })
}

function named(path: string) {
  return relative(ROOT, path).split(sep).join('/')
}
