import { Command } from 'commander'
import { withApplication } from '../application.js'
import { counted } from '../counted.js'
import { EXIT } from '../exit_codes.js'
import { newFolder } from '../new_folder.js'
import { printJson, printLine, say } from '../output.js'

type Options = { to: string; live?: boolean; dryRun?: boolean; json?: boolean }

/** `cli content export`: all content of the shop as a folder of readable files. */
export const contentExport = new Command('export')
  .description('Write all content as a folder of readable files, one for each text')
  .requiredOption('--to <folder>', 'a folder that does not exist yet, or is empty')
  .option('--live', 'only what readers see now; else the drafts that staff work on')
  .option('--dry-run', 'only say what would be written')
  .option('--json', 'print the result as JSON')
  .addHelpText(
    'after',
    '\nRight answers of questionnaires are among it: keep the folder where no member gets it. Answers,\n' +
      'votes and staff are not. What is archived stays out. Pictures and files that texts show come along;\n' +
      'where the file of one is lost, the rest is written and the exit code is 5.\n' +
      '\nExamples:\n  npm run cli -- content export --to content-2027-05-19' +
      '\n  npm run cli -- content export --live --to published --json'
  )
  .action((options: Options) => withApplication(() => writeContent(options)))

async function writeContent({ to, live, dryRun, json }: Options): Promise<void> {
  const { exportContent } = await import('#content')
  const exported = await exportContent({ onlyLive: live === true, dryRun: dryRun === true })
  const { files, copies, counts, lost } = exported
  say(`${counted(files.size - 1, 'text')}: ${wordsOf(counts)}.`)
  if (counts.questionnaire) say('The files of questionnaires hold their right answers.')
  for (const key of lost) say(`The file of medium ${key} is lost: it stays out.`)
  const written = { files: files.size + copies.size, ...counts }
  if (dryRun) {
    if (json) printJson({ folder: null, ...written })
    return say('Nothing was written.')
  }
  await newFolder(to, files, copies)
  if (json) printJson({ folder: to, ...written })
  else printLine(to)
  if (lost.length) process.exitCode = EXIT.partlyDone
}

function wordsOf(counts: Record<string, number>): string {
  const words = Object.entries(counts).map(([kind, count]) => `${count} ${kind}`)
  return words.join(', ').replaceAll('_', ' ') || 'none'
}
