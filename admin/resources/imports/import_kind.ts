/** What can be brought in from a file. */
export const IMPORT_KINDS = ['products', 'stock_items', 'participating_products'] as const
export type ImportKind = (typeof IMPORT_KINDS)[number]

export const LINE_STATES = ['new', 'changed', 'unchanged', 'refused'] as const
export type LineState = (typeof LINE_STATES)[number]
export type Counts = Record<LineState, number>

/** The place of the column of each field, counted from 0. */
export type ColumnMatch = Record<string, number>

/** The columns of a file, and what each seems to be. */
export interface FileColumns {
  columns: { name: string; examples: string[] }[]
  fields: { name: string; isNeeded: boolean }[]
  match: ColumnMatch
}

/** What becomes of one line. */
export interface ImportedLine {
  line: number
  state: LineState
  name: string
  fields?: string[]
  detail?: string
  reason?: string
}

/** What would become of the file. */
export interface ImportPreview {
  counts: Counts
  lines: ImportedLine[]
}
