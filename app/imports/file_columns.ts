import { csvLines, UnreadableFile } from './csv_lines.js'
import type { ImportKind } from './import_kind.js'
import type { ColumnMatch } from './checked_lines.js'

/** Lines below the heading that are shown of a file. */
const SHOWN = 3
/** Columns a file may have. */
export const COLUMNS_MAX = 200

/** The columns of a file, and which field each seems to belong to. */
export interface FileColumns {
  columns: { name: string; examples: string[] }[]
  fields: { name: string; isNeeded: boolean }[]
  match: ColumnMatch
}

/**
 * Looks at the first lines of a file.
 *
 * @throws UnreadableFile
 */
export async function fileColumns(kind: ImportKind, path: string): Promise<FileColumns> {
  const lines: string[][] = []
  for await (const { cells } of csvLines(path)) {
    lines.push(cells)
    if (lines.length > SHOWN) break
  }
  const [heading, ...rest] = lines
  if (!heading) throw new UnreadableFile(1, 'columns', 'The file is empty')
  if (heading.length > COLUMNS_MAX) throw new UnreadableFile(1, 'columns', 'Too many columns')
  return {
    columns: heading.map((name, at) => ({ name, examples: rest.map((cells) => cells[at] ?? '') })),
    fields: [...kind.keys, ...kind.optional].map((name, at) => ({
      name,
      isNeeded: at < kind.keys.length,
    })),
    match: suggestion(kind, heading.map(plain)),
  }
}

/** Each field takes the first column that is called like it, and no column is taken twice. */
function suggestion({ keys, optional, otherNames }: ImportKind, names: string[]): ColumnMatch {
  const match: ColumnMatch = {}
  for (const field of [...keys, ...optional]) {
    const known = [field, ...(otherNames?.[field] ?? [])].map(plain)
    const place = names.findIndex((name) => known.includes(name))
    if (place >= 0 && !Object.values(match).includes(place)) match[field] = place
  }
  return match
}

/** `Cikk neve (HU)` and `cikk_neve_hu` are the same name. */
function plain(name: string): string {
  const letters = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return letters.replaceAll(/[^a-z0-9]+/g, '_').replaceAll(/^_|_$/g, '')
}
