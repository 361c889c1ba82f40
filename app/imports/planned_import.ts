import { transaction, type Transaction } from '#app/transaction'
import { BATCH, linesInBatches, type WrittenLine } from './lines_in_batches.js'
import type { ImportKind, LineState, Verdict } from './import_kind.js'
import type { ImportSource } from './checked_lines.js'
import { Spool } from './spool.js'

/** What becomes of one line, for whoever reads it. */
export type ImportedLine = Omit<Verdict<unknown>, 'row' | 'isNoted'>

/** How many lines of each kind a file has. */
export type ImportCounts = Record<LineState, number>

/** Called for each line, in the order of the file. */
export type OnLine = (line: ImportedLine) => void

/** No line yet. */
export const noLines = (): ImportCounts => ({ new: 0, changed: 0, unchanged: 0, refused: 0 })

/** A file that was read and compared; `write` does what was told. Close it in the end. */
export class PlannedImport<Row = unknown> {
  readonly counts = noLines()
  /** Lines that `write` deals with; noted ones are among them. */
  waiting = 0

  private constructor(
    private kind: ImportKind<Row>,
    private spool: Spool<Verdict<Row>>
  ) {}

  /**
   * Reads a file and tells what would become of each line; the database is only read.
   *
   * @throws UnreadableFile
   */
  static async of<Row>(source: ImportSource<Row>, onLine: OnLine): Promise<PlannedImport<Row>> {
    const { kind } = source
    const plan = new PlannedImport(kind, await Spool.open<Verdict<Row>>())
    try {
      for await (const lines of linesInBatches(source, (good) => kind.judge(good))) {
        for (const line of lines) {
          plan.counts[line.state]++
          onLine(told(line))
        }
        const waiting = lines.filter(isForWriting)
        plan.waiting += waiting.length
        await plan.spool.add(waiting)
      }
      return plan
    } catch (error) {
      await plan.close()
      throw error
    }
  }

  /**
   * Writes the new, changed and noted lines and tells what became of each, after it was committed. What
   * `beforeBatch` throws ends the work there: batches that are committed stay, and lines that are
   * written all at once are not written at all.
   */
  async write(
    onLines: (lines: ImportedLine[]) => void = () => {},
    beforeBatch: () => void = () => {}
  ): Promise<void> {
    if (!this.kind.isWhole) {
      for await (const batch of this.spool.batches(BATCH)) {
        beforeBatch()
        onLines((await writeBatch(this.kind, batch)).map(told))
      }
      return
    }
    await transaction(async (trx) => {
      await this.kind.before?.(trx)
      for await (const batch of this.spool.batches(BATCH)) {
        beforeBatch()
        await this.kind.write(trx, batch)
      }
    })
    for await (const batch of this.spool.batches(BATCH)) onLines(batch.map(told))
  }

  close(): Promise<void> {
    return this.spool.close()
  }
}

/**
 * Reads a file and writes its new, changed and noted lines, batch by batch; each batch comes out when it
 * is committed. What is written stays written where a later batch fails.
 *
 * @throws UnreadableFile
 */
export async function* writtenLines<Row>(
  source: ImportSource<Row>
): AsyncGenerator<ImportedLine[]> {
  const { kind } = source
  const lines = linesInBatches(source, async (good) => {
    const verdicts = await kind.judge(good)
    const written = await writeBatch(kind, verdicts.filter(isForWriting))
    const byLine = new Map(written.map((one) => [one.line, one]))
    return verdicts.map((one) => byLine.get(one.line) ?? one)
  })
  for await (const batch of lines) yield batch.map(told)
}

async function writeBatch<Row>(kind: ImportKind<Row>, batch: Verdict<Row>[]) {
  if (!batch.length) return []
  return transaction(async (trx: Transaction) => {
    await kind.before?.(trx)
    return kind.write(trx, batch)
  })
}

function isForWriting<Row>(line: WrittenLine<Row>): line is Verdict<Row> {
  return line.state === 'new' || line.state === 'changed' || line.isNoted === true
}

/** A line without what only the import needs. */
export function told<Row>({
  row: _row,
  isNoted: _isNoted,
  ...line
}: WrittenLine<Row>): ImportedLine {
  return line
}
