import { Command } from 'commander'
import { withApplication } from '../application.js'
import { printJson, printLine, say } from '../output.js'

type Options = { dryRun?: boolean; json?: boolean }

/** `cli search rebuild`: analyses all published texts anew. */
export const searchRebuild = new Command('rebuild')
  .description('Analyse all published texts anew and make the index what it should be')
  .option('--dry-run', 'only say how the index is doing')
  .option('--json', 'print how it was and what was indexed as JSON')
  .addHelpText(
    'after',
    '\nTo be run when the doctor says so, after an update that analyses words in another way. Members search meanwhile.\n' +
      '\nExamples:\n  npm run cli -- search rebuild --dry-run\n  npm run cli -- search rebuild'
  )
  .action(({ dryRun, json }: Options) =>
    withApplication(async () => {
      const { rebuildSearch, searchState } = await import('#content')
      const state = await searchState()
      const { documents, indexed, outdated, missing } = state
      say(`${documents} documents, ${indexed} in the index, ${outdated} of an older analysis.`)
      say(`${missing} texts that nothing finds.`)
      if (dryRun) say('Nothing was changed.')
      const rebuilt = dryRun ? null : await rebuildSearch()
      if (json) printJson({ ...state, rebuilt })
      else if (rebuilt !== null) printLine(`${rebuilt}\tdocuments`)
    })
  )
