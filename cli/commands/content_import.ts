import { Command, Option } from 'commander'
import type { ConflictAnswer, ImportedContent } from '#content'
import { withApplication } from '../application.js'
import { counted } from '../counted.js'
import { EXIT } from '../exit_codes.js'
import { BadUsage } from '../failures.js'
import { interruptible } from '../interruption.js'
import { printJson, printLine, say } from '../output.js'
import { followed } from '../progress.js'

type Options = {
  from: string
  publish?: boolean
  onConflict: ConflictAnswer
  dryRun?: boolean
  json?: boolean
}
type File = ImportedContent['files'][number]

/** What an operator may answer; a command line that only helps does not load the shop. */
const ANSWERS: ConflictAnswer[] = ['stop', 'keep', 'take', 'copy']

/** `cli content import`: brings a folder of `content export` in. */
export const contentImport = new Command('import')
  .description('Bring in a folder that "content export" wrote, as drafts')
  .requiredOption('--from <folder>', 'the folder with its manifest.json')
  .option('--publish', 'show readers at once what is brought in')
  .addOption(
    new Option('--on-conflict <answer>', 'what becomes of a text that was changed here and there')
      .choices(ANSWERS)
      .default('stop')
  )
  .option('--dry-run', 'only say what would be done')
  .option('--json', 'print one JSON document')
  .addHelpText(
    'after',
    '\nAll files are written, or none. Addresses, categories and places count at once, texts when they are\n' +
      'published. While a file is refused, or in conflict with "stop", the exit code is 1. Nothing is deleted.\n' +
      '\nExamples:\n  npm run cli -- content import --from content-2027-05-19 --dry-run' +
      '\n  npm run cli -- content import --from content-2027-05-19 --on-conflict take --publish'
  )
  .action((options: Options) => withApplication(() => bringIn(options)))

async function bringIn(options: Options): Promise<void> {
  const { files, isWritten } = await read(options)
  const counts = countsOf(files)
  if (options.json) printJson({ files, written: isWritten })
  else for (const file of files) if (file.state !== 'same') tell(file)
  say(
    `${Object.entries(counts)
      .map(([state, count]) => `${count} ${state}`)
      .join(', ')}.`
  )
  if (counts.waiting) say('What waits is open to members: --publish changes it.')
  if (counts.refused || counts.conflict) process.exitCode = EXIT.failed
  say(isWritten ? `${counted(files.length, 'file')} went through.` : 'Nothing was written.')
}

async function read({ from, publish, onConflict, dryRun }: Options): Promise<ImportedContent> {
  const { importFolder, UnreadableFolder } = await import('#content')
  const bar = followed('files')
  try {
    return await interruptible((check) =>
      importFolder(from, {
        publishes: publish === true,
        onConflict,
        dryRun: dryRun === true,
        beforeFile(at, total) {
          bar.told(at, total)
          check()
        },
      })
    )
  } catch (error) {
    throw error instanceof UnreadableFolder ? new BadUsage(`${from}: ${error.message}`) : error
  } finally {
    bar.end()
  }
}

/** A line with tabs, and one for each problem of a refused file. */
function tell({ path, state, problems }: File): void {
  if (!problems.length) printLine(`${state}\t${path}`)
  for (const { field, rule } of problems) printLine([state, path, field, rule].join('\t'))
}

function countsOf(files: File[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { state } of files) counts[state] = (counts[state] ?? 0) + 1
  return counts
}
