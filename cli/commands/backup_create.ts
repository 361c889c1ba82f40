import { Command } from 'commander'
import { withApplication } from '../application.js'
import { interruptible } from '../interruption.js'
import { printJson, printLine, say } from '../output.js'
import { progressBar } from '../progress.js'
import { writeForOwnerOnly } from '#app/files/owner_only'
import { writeDown } from '../write_down.js'

type Options = { into: string; dryRun?: boolean; json?: boolean }

/** `cli backup create`: a copy while the shop runs. */
export const backupCreate = new Command('create')
  .description('Copy the databases and the files of the shop while it runs; print the new folder')
  .requiredOption('--into <folder>', 'where copies are kept; each gets a dated folder in it')
  .option('--dry-run', 'only say what would be copied')
  .option('--json', 'print the result as JSON')
  .addHelpText(
    'after',
    '\nThe keys APP_KEY and CODE_KEYS are not in the copy: keep them elsewhere. Without them the copy is\n' +
      'worth nothing, and the copy tells which ones it belongs to. A folder whose name ends in\n' +
      '.unfinished is no copy; the next creation removes it. On PostgreSQL pg_dump copies the database.\n' +
      '\nExamples:\n  npm run cli -- backup create --into /mnt/backups'
  )
  .action((options: Options) => withApplication(() => create(options)))

async function create({ into, dryRun, json }: Options): Promise<void> {
  const { createBackup, sizeOfAll } = await import('../backup/create_backup.js')
  const size = await sizeOfAll()
  if (dryRun) {
    if (json) printJson({ bytes: size, written: false })
    return say(`${size} bytes of files would be copied. Nothing was written.`)
  }
  writeForOwnerOnly()
  const bar = progressBar(size, 'bytes')
  const made = await interruptible(
    (check) =>
      createBackup(into, (bytes) => {
        bar.to(bytes)
        check()
      }),
    () => 'no copy was made'
  )
  bar.end()
  await writeDown({ action: 'backup.created', subject: { type: 'shop', id: 0 } })
  const { removed, kept } = made.leftovers
  for (const left of removed) say(`${left} was left unfinished and is removed.`)
  for (const left of kept) say(`${left} is being made by somebody else and stays.`)
  if (json) return printJson(made)
  printLine(made.folder)
  say(
    `${made.files} files, ${made.bytes} bytes. Look at it with "backup verify", and keep the keys.`
  )
}
