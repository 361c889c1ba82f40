import { randomUUID } from 'node:crypto'
import { open, unlink, type FileHandle } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Rows that wait to be written, on the disk, because a file may have more of them than memory. The
 * file has no name from the beginning, so a crash leaves nothing personal behind.
 */
export class Spool<Row> {
  private constructor(private file: FileHandle) {}

  static async open<Row>(): Promise<Spool<Row>> {
    const path = join(tmpdir(), `import-${randomUUID()}`)
    const file = await open(path, 'wx+', 0o600)
    await unlink(path)
    return new Spool<Row>(file)
  }

  async add(rows: Row[]): Promise<void> {
    if (rows.length) await this.file.write(rows.map((row) => `${JSON.stringify(row)}\n`).join(''))
  }

  /** The rows from the first one, so many at a time; it can be read again. */
  async *batches(size: number): AsyncGenerator<Row[]> {
    let batch: Row[] = []
    for await (const line of this.file.readLines({ start: 0, autoClose: false })) {
      batch.push(JSON.parse(line))
      if (batch.length < size) continue
      yield batch
      batch = []
    }
    if (batch.length) yield batch
  }

  async close(): Promise<void> {
    await this.file.close()
  }
}
