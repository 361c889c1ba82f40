import { Command } from 'commander'
import { withApplication } from '../application.js'
import { printJson, printLine, say } from '../output.js'
import { followed } from '../progress.js'

/** `cli codes watch`: looks for harvests among the scans of the last days. */
export const codesWatch = new Command('watch')
  .description('Look for harvested stickers and put what looks like it on the review list')
  .option('--json', 'print the result as JSON')
  .addHelpText(
    'after',
    '\nIt judges nobody and takes nothing, and so has no --dry-run; the list is in the back-office.\n' +
      'Run it once a night. ' +
      'What is still ordinary is a matter of settings: "settings list" shows the harvest_ ones.\n' +
      '\nExamples:\n  npm run cli -- codes watch'
  )
  .action(({ json }: { json?: boolean }) =>
    withApplication(async () => {
      const { reviewHarvests } = await import('#points')
      const bar = followed('entries')
      const review = await reviewHarvests(bar.told).finally(bar.end)
      if (json) return printJson(review)
      printLine(`${review.found}\t${review.added}`)
      say(`${review.found} members to look at, ${review.added} of them new on the list.`)
    })
  )
