import { Command } from 'commander'
import type { ImportCounts, ImportedLine, ImportKind, PlannedImport } from '#auth'
import { withApplication } from '../application.js'
import { confirmed } from '../confirm.js'
import { EXIT } from '../exit_codes.js'
import { BadUsage } from '../failures.js'
import { printLine, say } from '../output.js'

type Options = { dryRun?: boolean; skipRefused?: boolean; json?: boolean; yes?: boolean }

/** What the help of an import says, and how its rows are found. */
export interface TableImport {
  /** Plural, for example `trades`. */
  noun: string
  columns: string
  example: string
  kind: () => Promise<ImportKind>
}

/** `import <file>`: rows of a CSV file become rows of the shop, all or none. */
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
        `deleted.\nWhile a line is refused nothing is written, and the exit code is 1.` +
        `\n\nExamples:\n  ${example} --dry-run\n  ${example} --yes --json`
    )
    .action((file: string, options: Options) =>
      withApplication(async () => importFile(await kind(), file, options))
    )
}

async function importFile(kind: ImportKind, file: string, options: Options): Promise<void> {
  const { PlannedImport, UnreadableFile } = await import('#auth')
  const told = options.json ? jsonLines() : plainLines()
  try {
    const plan = await PlannedImport.of(kind, file, told.line)
    try {
      const isWritten = await write(plan, options)
      told.end(plan.counts, isWritten)
      if (plan.counts.refused && !isWritten) process.exitCode = EXIT.failed
    } finally {
      await plan.close()
    }
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    told.fail(error.message)
    throw new BadUsage(error.message)
  }
}

async function write(plan: PlannedImport, options: Options): Promise<boolean> {
  const { dryRun, skipRefused, yes } = options
  const { new: added, changed, unchanged, refused } = plan.counts
  say(`${added} new, ${changed} changed, ${unchanged} as they are stored, ${refused} refused.`)
  const lines = added + changed
  if (dryRun || !lines || (refused && !skipRefused)) {
    say('Nothing was written.')
    return false
  }
  await confirmed(`Write ${lines} lines?`, { yes })
  await plan.write()
  say(`${lines} lines were written.`)
  return true
}

function plainLines() {
  return {
    line({ line, state, name, fields, reason }: ImportedLine) {
      const more = reason ?? fields?.join(', ') ?? ''
      printLine([line, state, name.replaceAll(/\s+/g, ' '), more].join('\t').trimEnd())
    },
    end() {},
    fail() {},
  }
}

/** One document, written as it grows: a file may have more lines than memory. */
function jsonLines() {
  let opening = '{"lines":['
  const close = (rest: object) => {
    const begun = opening === ',' ? '' : opening
    process.stdout.write(`${begun}],${JSON.stringify(rest).slice(1)}\n`)
  }
  return {
    line(line: ImportedLine) {
      process.stdout.write(`${opening}\n${JSON.stringify(line)}`)
      opening = ','
    },
    end: (counts: ImportCounts, written: boolean) => close({ ...counts, written }),
    fail: (error: string) => close({ error, written: false }),
  }
}
