import { randomUUID } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getActiveTest } from '@japa/runner'
import { fileDigest } from '#app/imports/csv_lines'
import type { ImportKind } from '#app/imports/import_kind'
import { PlannedImport, type ImportedLine } from '#app/imports/planned_import'
import { productImport, StockImport } from '#catalogue'

/** A file with these contents, which lasts as long as the test. */
export function givenFile(contents: string | Buffer): string {
  const path = join(tmpdir(), `mesterpont-import-${randomUUID()}.csv`)
  writeFileSync(path, contents)
  getActiveTest()?.cleanup(() => rmSync(path, { force: true }))
  return path
}

/** Gifts of a file, as an operator brings them in. */
export const gifts = async () => productImport({ source: 'cli' })

/** Stock of a file, as an operator brings it in. */
export const stock = async (path: string) =>
  new StockImport({ source: 'cli' }, await fileDigest(path))

type KindOf = (path: string) => Promise<ImportKind>

/** What would become of each line. */
export async function planned(kindOf: KindOf, contents: string | Buffer) {
  const path = givenFile(contents)
  const lines: ImportedLine[] = []
  const plan = await PlannedImport.of({ kind: await kindOf(path), path }, (line) =>
    lines.push(line)
  )
  return { plan, lines }
}

/** Reads a file, waits for whatever happens meanwhile, and writes it. */
export async function imported(
  kindOf: KindOf,
  contents: string | Buffer,
  meanwhile: () => Promise<unknown> = async () => {}
) {
  const { plan, lines } = await planned(kindOf, contents)
  const written: ImportedLine[] = []
  await meanwhile()
  await plan.write((batch) => written.push(...batch))
  await plan.close()
  return { lines, written, counts: plan.counts }
}
