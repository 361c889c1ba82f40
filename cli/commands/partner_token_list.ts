import { Command } from 'commander'
import { withApplication } from '../application.js'
import { printJson, printLine } from '../output.js'

/** `cli partner token list`: all that were made, without their secrets. */
export const partnerTokenList = new Command('list')
  .description('List the tokens and clients of partners with scopes, state, end and last use')
  .option('--json', 'print them as JSON; instants in ms UTC')
  .addHelpText('after', '\nReads only.\n\nExamples:\n  npm run cli -- partner token list')
  .action(({ json }: { json?: boolean }) =>
    withApplication(async () => {
      const { everyToken } = await import('#partners')
      const tokens = await everyToken()
      if (json) return printJson({ tokens })
      for (const token of tokens) {
        const { id, kind, name, hint, scopes, is_open: isOpen } = token
        const day = (instant: number | null) =>
          instant === null ? 'never' : new Date(instant).toISOString()
        const state = isOpen ? 'open' : 'ended'
        const [end, use] = [day(token.expires_at), day(token.last_used_at)]
        printLine([id, kind, name, `…${hint}`, scopes.join(' '), state, end, use].join('\t'))
      }
    })
  )
