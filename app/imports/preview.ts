import { linesInBatches } from './lines_in_batches.js'
import type { ImportSource } from './checked_lines.js'
import { noLines, told, type ImportCounts, type ImportedLine } from './planned_import.js'

/** Lines of each state that are shown; the result names them all. */
const SHOWN = 100

/** What would become of a file. */
export interface ImportPreview {
  counts: ImportCounts
  /** The first new, changed and refused lines. */
  lines: ImportedLine[]
}

/**
 * Reads a file and tells what would become of it; the database is only read.
 *
 * @throws UnreadableFile
 */
export async function previewOf<Row>(source: ImportSource<Row>): Promise<ImportPreview> {
  const counts = noLines()
  const lines: ImportedLine[] = []
  for await (const batch of linesInBatches(source, (good) => source.kind.judge(good))) {
    for (const line of batch) {
      const isShown = ++counts[line.state] <= SHOWN && line.state !== 'unchanged'
      if (isShown) lines.push(told(line))
    }
  }
  return { counts, lines }
}
