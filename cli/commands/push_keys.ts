import { Command } from 'commander'
import { withApplication } from '../application.js'
import { printJson, printLine, say } from '../output.js'

/** `cli push keys`: a new pair of keys for push services. */
export const pushKeys = new Command('keys')
  .description('Make a pair of keys that push services know the shop by')
  .option('--json', 'print the pair as JSON')
  .addHelpText(
    'after',
    '\nWrites nothing, so it has no --dry-run: put both lines into .env, with PUSH_SUBJECT=mailto:somebody@your.shop. Where there ' +
      'were others, keep them in\nPUSH_OLD_KEYS=public:private until the doctor says that no browser needs them.' +
      '\n\nExamples:\n  npm run cli -- push keys'
  )
  .action(({ json }: { json?: boolean }) =>
    withApplication(async () => {
      const { newKeyPair } = await import('#notifications')
      const pair = newKeyPair()
      if (json) return printJson(pair)
      printLine(`PUSH_PUBLIC_KEY=${pair.publicKey}`)
      printLine(`PUSH_PRIVATE_KEY=${pair.privateKey}`)
      say('Keep the private key as you keep APP_KEY; without it every browser must subscribe anew.')
    })
  )
