import { Command } from 'commander'
import { completionScript } from '../completion_script.js'

/** `cli completion`: what a shell needs to complete the words of this command line. */
export const completion = new Command('completion')
  .description('Print a script that lets bash and zsh complete commands and options')
  .addHelpText(
    'after',
    '\nReads only. It also brings the word mesterpont, short for npm run cli --.\n\nExamples:\n' +
      '  source <(npm run --silent cli -- completion)\n' +
      '  npm run --silent cli -- completion >> ~/.bashrc'
  )
  .action((_options: object, command: Command) => {
    process.stdout.write(completionScript(command.parent!, process.cwd()))
  })
