import { Command } from 'commander'
import { withApplication } from '../application.js'
import { lookedAt } from '../backup/looked_at.js'
import { confirmedByTyping } from '../confirm.js'
import { lineOf } from '#app/health/finding'
import { BadUsage } from '../failures.js'
import { interruptible } from '../interruption.js'
import { writeForOwnerOnly } from '#app/files/owner_only'
import { printJson, printLine, say } from '../output.js'
import { progressBar } from '../progress.js'

type Options = {
  to?: string
  database?: string
  dryRun?: boolean
  json?: boolean
  yes?: boolean
}

/** `cli backup restore`: a copy becomes a shop again. */
export const backupRestore = new Command('restore')
  .description('Put a copy beside the present shop (--to) or in its place; it is verified first')
  .argument('<folder>', 'the folder that "backup create" printed')
  .option('--to <folder>', 'a folder that does not exist yet, for STORAGE_PATH')
  .option('--database <address>', 'of an empty PostgreSQL database, for the dump of a copy')
  .option('--dry-run', 'verify the copy and restore nothing')
  .option('--json', 'print the result as JSON')
  .option('--yes', 'do not ask')
  .addHelpText(
    'after',
    '\nWithout --to the shop must not serve; what it has stays in a folder inside STORAGE_PATH, named\n' +
      'before-restore-…. On PostgreSQL a copy is always restored beside: --to and --database.\n' +
      'A restored shop sends nothing until "outbox release": some messages went out after the copy.\n' +
      'Everything since the copy is gone in it: points, orders, registrations.\n' +
      '\nExamples:\n  npm run cli -- backup restore /mnt/backups/backup-2026-11-23T02-00-00Z --to /srv/looked-at' +
      '\n  npm run cli -- backup restore /mnt/backups/backup-2026-11-23T02-00-00Z'
  )
  .action((folder: string, options: Options) => withApplication(() => restore(folder, options)))

async function restore(folder: string, options: Options): Promise<void> {
  const { restoreBeside, restoreInstead } = await import('../backup/restore_backup.js')
  const { to, database, dryRun, json } = options
  const manifest = await verified(folder, options)
  if (dryRun) {
    if (json) printJson({ made_at: manifest.made_at, written: false })
    return say('The copy may be restored. Nothing was written.')
  }
  if (!to) {
    const question = `All that happened since ${manifest.made_at} will not be in the shop.`
    await confirmedByTyping(question, 'restore', options)
  }
  writeForOwnerOnly()
  const { sizeOfCopy } = await import('../backup/manifest.js')
  const bar = progressBar(sizeOfCopy(manifest), 'bytes')
  const [restored, before] = await interruptible(
    async (check) => {
      const onBytes = (bytes: number) => {
        bar.to(bytes)
        check()
      }
      const work = { folder, manifest, onBytes }
      if (!to) return ['', await restoreInstead(work)]
      await restoreBeside(work, to, database)
      return [to, null]
    },
    () => 'nothing was restored'
  ).finally(bar.end)
  const { storagePath } = await import('#config/storage')
  const place = restored || storagePath
  if (json) printJson({ folder: place, made_at: manifest.made_at, before })
  else printLine(place)
  if (before) say(`What was there before lies in ${before}.`)
  say('Its outbox is paused: look, then let messages go with "npm run cli -- outbox release".')
}

/** What the copy is, where nothing speaks against it. */
async function verified(folder: string, { to, database }: Options) {
  const { manifest, ok, findings } = await lookedAt(folder, { stopped: 'nothing was restored' })
  for (const finding of findings) if (finding.state !== 'ok') say(lineOf(finding))
  if (!ok || !manifest) throw new Error('The copy is not restored')
  const isDump = manifest.database === 'postgres'
  if (isDump && (!to || !database)) {
    throw new BadUsage(
      'This copy has a dump of PostgreSQL: give a new folder with --to and the address of an empty ' +
        'database with --database, then let STORAGE_PATH and DATABASE_URL name them'
    )
  }
  if (!isDump && database) throw new BadUsage('This copy has no dump: it takes no --database')
  return manifest
}
