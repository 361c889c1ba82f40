import { shopReader } from '#app/database/engine'
import { transaction } from '#app/transaction'
import type { ImportKind, ImportRow } from './import_kind.js'
import { judgedLines, type JudgedLine } from './judged_lines.js'
import { Spool } from './spool.js'
import { keyOf, storedRows, writeRows } from './written_rows.js'

/** Rows asked for and written with one statement. */
const BATCH = 200

/** What becomes of one line. `fields` are the columns that change. */
export interface ImportedLine {
  line: number
  state: 'new' | 'changed' | 'refused'
  name: string
  fields?: string[]
  /** Column and rule, such as `phone: invalid`. */
  reason?: string
}

/** How many lines of each kind a file has. */
export interface ImportCounts {
  new: number
  changed: number
  unchanged: number
  refused: number
}

/** Called for each line that is new, changed or refused, in the order of the file. */
export type OnLine = (line: ImportedLine) => void

type Good = { line: number; row: ImportRow }

/** A file that was read and compared; `write` does what was told. Close it in the end. */
export class PlannedImport {
  readonly counts: ImportCounts = { new: 0, changed: 0, unchanged: 0, refused: 0 }

  private constructor(
    private kind: ImportKind,
    private spool: Spool,
    private onLine: OnLine
  ) {}

  /**
   * Reads a file and tells what would become of each line; the database is only read.
   *
   * @throws UnreadableFile
   */
  static async of(kind: ImportKind, path: string, onLine: OnLine): Promise<PlannedImport> {
    const plan = new PlannedImport(kind, await Spool.open(), onLine)
    try {
      await plan.#read(judgedLines(kind, path))
      return plan
    } catch (error) {
      await plan.close()
      throw error
    }
  }

  /** Writes the new and changed lines in one transaction. */
  async write(): Promise<void> {
    await transaction(async (trx) => {
      await this.kind.before(trx)
      for await (const batch of this.spool.batches(BATCH)) await writeRows(trx, this.kind, batch)
    })
  }

  close(): Promise<void> {
    return this.spool.close()
  }

  async #read(lines: AsyncGenerator<JudgedLine>) {
    let batch: Good[] = []
    for await (const judged of lines) {
      if ('row' in judged) batch.push(judged)
      if ('row' in judged && batch.length < BATCH) continue
      // What was read before a refused line is told before it.
      await this.#compare(batch)
      batch = []
      if (!('row' in judged)) this.#tell({ ...judged, state: 'refused' })
    }
    await this.#compare(batch)
  }

  async #compare(batch: Good[]) {
    if (!batch.length) return
    const wanted = batch.map(({ row }) => row)
    const reader = shopReader()
    const stored = await storedRows(this.kind, (sql, values) => reader.rows(sql, values), wanted)
    const written: ImportRow[] = []
    for (const { line, row } of batch) {
      const name = this.kind.keys.map((key) => row[key]).join(' ')
      const former = stored.get(keyOf(this.kind, row))
      const fields = Object.keys(row).filter((column) => row[column] !== former?.[column])
      if (!fields.length) this.counts.unchanged++
      else if (former) this.#tell({ line, name, state: 'changed', fields })
      else this.#tell({ line, name, state: 'new' })
      if (fields.length) written.push(row)
    }
    await this.spool.add(written)
  }

  #tell(line: ImportedLine) {
    this.counts[line.state]++
    this.onLine(line)
  }
}
