import { Command } from 'commander'
import type { ImportSource } from '#app/imports/checked_lines'
import type { ImportKind } from '#app/imports/import_kind'
import type { ImportedLine, PlannedImport } from '#app/imports/planned_import'
import { withApplication } from '../application.js'
import { confirmed } from '../confirm.js'
import { counted } from '../counted.js'
import { EXIT } from '../exit_codes.js'
import { BadUsage, Interrupted } from '../failures.js'
import { interruptible } from '../interruption.js'
import { say } from '../output.js'
import { noProgress, progressBar } from '../progress.js'
import { jsonLines, plainLines, type Told } from '../told_import.js'

type Options = { dryRun?: boolean; skipRefused?: boolean; json?: boolean; yes?: boolean }

/** What the help of an import says, and how its rows are found. */
export interface TableImport {
  /** Plural, for example `trades`. */
  noun: string
  columns: string
  example: string
  /** Makes the kind anew for the file of this path. */
  kind: (path: string) => Promise<ImportKind>
}

/** `import <file>`: rows of a CSV file become rows of the shop; a refused one holds all back. */
export function tableImport({ noun, columns, example, kind }: TableImport): Command {
  return new Command('import')
    .description(`Bring ${noun} from a CSV file in; new, changed and refused lines are listed`)
    .argument('<file>', 'UTF-8, parted by semicolons or commas, the first line names the columns')
    .option('--dry-run', 'only say what would be done')
    .option('--skip-refused', 'write the good lines although others are refused')
    .option('--json', 'print one JSON document')
    .option('--yes', 'do not ask')
    .addHelpText(
      'after',
      `\nColumns: ${columns}\nA column that is left out leaves what is stored; nothing is ever ` +
        `deleted.\nWhile a line is refused nothing is written, and the exit code is 1; with --skip-refused ` +
        `the good\nlines are written, and it is 5.` +
        `\n\nExamples:\n  ${example} --dry-run\n  ${example} --yes --json`
    )
    .action((file: string, options: Options) =>
      withApplication(() => importFile(kind, file, options))
    )
}

/** `sample`: a file to begin with, on stdout. */
export function sampleFile(noun: string, sample: () => Promise<string>): Command {
  return new Command('sample')
    .description(`Print a CSV file of ${noun} to begin with`)
    .addHelpText('after', '\nReads only.')
    .action(() =>
      withApplication(async () => {
        process.stdout.write(await sample())
      })
    )
}

async function importFile(
  kindOf: TableImport['kind'],
  path: string,
  options: Options
): Promise<void> {
  const { UnreadableFile } = await import('#app/imports/csv_lines')
  const told = options.json ? jsonLines() : plainLines()
  try {
    const kind = await kindOf(path)
    const plan = await readAll({ kind, path }, told, options)
    try {
      const isWritten = await write(plan, told, options)
      told.end(plan.counts, isWritten)
      if (plan.counts.refused && !isWritten) process.exitCode = EXIT.failed
      else if (plan.counts.refused) process.exitCode ??= EXIT.partlyDone
    } finally {
      await plan.close()
    }
  } catch (error) {
    const isUnreadable = error instanceof UnreadableFile
    // A document that was begun is ended, whoever reads it.
    if (isUnreadable) told.fail(error.message, false)
    if (error instanceof Interrupted) told.fail(error.message)
    throw isUnreadable ? new BadUsage(error.message) : error
  }
}

/** Reading a long file and comparing it takes as long as writing it. */
async function readAll(source: ImportSource<unknown>, told: Told, { json }: Options) {
  const { PlannedImport } = await import('#app/imports/planned_import')
  const { fileSize } = await import('#app/imports/csv_lines')
  const size = await fileSize(source.path)
  const bar = json ? noProgress : progressBar(size, 'bytes read')
  try {
    return await interruptible(
      async (check) => {
        const plan = await PlannedImport.of({ ...source, onBytes: bar.to }, (line) => {
          check()
          if (line.state === 'unchanged') return
          bar.clear()
          told.line(line)
        })
        bar.to(size)
        return plan
      },
      () => 'the file was being read, and nothing was written'
    )
  } finally {
    bar.end()
  }
}

async function write(plan: PlannedImport, told: Told, options: Options): Promise<boolean> {
  const { dryRun, skipRefused, yes } = options
  const { new: added, changed, unchanged, refused } = plan.counts
  say(`${added} new, ${changed} changed, ${unchanged} as they are stored, ${refused} refused.`)
  const lines = added + changed
  if (dryRun || !plan.waiting || (refused && !skipRefused)) {
    say('Nothing was written.')
    return false
  }
  // Where lines are only noted nothing changes, so there is nothing to ask.
  if (lines) await confirmed(`Write ${counted(lines, 'line')}?`, { yes })
  const { written, late } = await writeAll(plan, told, options)
  if (late) process.exitCode = written ? EXIT.partlyDone : EXIT.failed
  say(`${written} lines were written.${late ? ` ${late} could not be any more.` : ''}`)
  return true
}

/** Between reading and writing the shop goes on: a line may be refused only now. */
async function writeAll(plan: PlannedImport, told: Told, { json }: Options) {
  const bar = json ? noProgress : progressBar(plan.waiting, 'lines')
  let dealt = 0
  let written = 0
  let late = 0
  const tell = (batch: ImportedLine[]) => {
    const refused = batch.filter(({ state }) => state === 'refused')
    if (refused.length) bar.clear()
    for (const line of refused) told.line(line)
    late += refused.length
    written += batch.filter(({ state }) => state === 'new' || state === 'changed').length
    bar.to((dealt += batch.length))
  }
  await interruptible(
    (check) => plan.write(tell, check),
    () => `${written} lines were written; the same file again writes the rest`
  )
  bar.end()
  return { written, late }
}
