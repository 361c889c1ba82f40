import { Command } from 'commander'
import { lineOf } from '#app/health/finding'
import { withApplication } from '../application.js'
import { EXIT } from '../exit_codes.js'
import { printJson, printLine } from '../output.js'

/** `cli doctor`: says what is configured, what is reachable and what is not. */
export const doctor = new Command('doctor')
  .description('Say what is configured, what is reachable and what is not')
  .option('--json', 'print the findings as JSON')
  .addHelpText(
    'after',
    '\nReads only. Exit code 1 when something failed; warnings alone are 0.\n\nExamples:\n' +
      '  npm run cli -- doctor\n  npm run cli -- doctor --json'
  )
  .action(({ json }: { json?: boolean }) =>
    withApplication(async () => {
      const { examinations } = await import('#start/health/examinations')
      const findings = await examinations()
      if (json) printJson(findings)
      else for (const finding of findings) printLine(lineOf(finding))
      if (findings.some((finding) => finding.state === 'failed')) process.exitCode = EXIT.failed
    })
  )
