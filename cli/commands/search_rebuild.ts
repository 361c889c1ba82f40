import { Command } from 'commander'
import { withApplication } from '../application.js'
import { printLine, say } from '../output.js'

/** `cli search rebuild`: analyses all published texts anew. */
export const searchRebuild = new Command('rebuild')
  .description('Analyse all published texts anew and make the index what it should be')
  .option('--dry-run', 'only say how the index is doing')
  .addHelpText(
    'after',
    '\nTo be run when the doctor says so, after an update that analyses words in another way. Members search meanwhile.\n' +
      '\nExamples:\n  npm run cli -- search rebuild --dry-run\n  npm run cli -- search rebuild'
  )
  .action(({ dryRun }: { dryRun?: boolean }) =>
    withApplication(async () => {
      const { rebuildSearch, searchState } = await import('#content')
      const { documents, indexed, outdated, missing } = await searchState()
      say(`${documents} documents, ${indexed} in the index, ${outdated} of an older analysis.`)
      say(`${missing} texts that nothing finds.`)
      if (dryRun) return say('Nothing was changed.')
      printLine(`${await rebuildSearch()}\tdocuments`)
    })
  )
