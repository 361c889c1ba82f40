import { Command } from 'commander'
import { lineOf } from '#app/health/finding'
import { withApplication } from '../application.js'
import { lookedAt } from '../backup/looked_at.js'
import { EXIT } from '../exit_codes.js'
import { printJson, printLine } from '../output.js'

type Options = { database?: string; json?: boolean }

/** `cli backup verify`: whether a copy is what it says. */
export const backupVerify = new Command('verify')
  .description('Check a copy: hashes, damage, keys, and every truth that "points verify" checks')
  .argument('<folder>', 'the folder that "backup create" printed')
  .option('--database <address>', 'of an empty PostgreSQL database, to check the points of a dump')
  .option('--json', 'print the findings as JSON')
  .addHelpText(
    'after',
    '\nReads only; exits with 1 where the copy must not be used.\n' +
      '\nExamples:\n  npm run cli -- backup verify /mnt/backups/backup-2026-11-23T02-00-00Z'
  )
  .action((folder: string, options: Options) => withApplication(() => verify(folder, options)))

async function verify(folder: string, { database, json }: Options): Promise<void> {
  const stopped = 'the copy was not looked at to the end'
  const { ok, findings } = await lookedAt(folder, { database, stopped })
  if (json) printJson({ ok, findings })
  else for (const finding of findings) printLine(lineOf(finding))
  if (!ok) process.exitCode = EXIT.failed
}
