import { Command } from 'commander'
import { withApplication } from '../application.js'
import { interruptible } from '../interruption.js'
import { printJson, printLine, say } from '../output.js'
import { followed } from '../progress.js'

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
      const { searchState } = await import('#content')
      const state = await searchState()
      const { documents, indexed, outdated, missing } = state
      say(`${documents} documents, ${indexed} in the index, ${outdated} of an older analysis.`)
      say(`${missing} texts that nothing finds.`)
      if (dryRun) say('Nothing was changed.')
      const rebuilt = dryRun ? null : await rebuild()
      if (json) printJson({ ...state, rebuilt })
      else if (rebuilt !== null) printLine(`${rebuilt}\tdocuments`)
    })
  )

/** Analyses everything anew, and says how far it is. */
async function rebuild(): Promise<number> {
  const { rebuildSearch } = await import('#content')
  const bar = followed('publications')
  try {
    return await interruptible(
      (check) =>
        rebuildSearch((done, total) => {
          bar.told(done, total)
          check()
        }),
      () => 'texts that were analysed stay so; the same command begins anew'
    )
  } finally {
    bar.end()
  }
}
