import { Command } from 'commander'
import { withApplication } from '../application.js'

const SIGNS = { ok: 'ok     ', warning: 'warning', failed: 'FAILED ' }

/** `cli doctor`: says what is configured, what is reachable and what is not. */
export const doctor = new Command('doctor')
  .description('Say what is configured, what is reachable and what is not')
  .option('--json', 'print the findings as JSON')
  .addHelpText(
    'after',
    '\nExit code 1 when something failed; warnings alone are 0.\n\nExamples:\n' +
      '  npm run cli -- doctor\n  npm run cli -- doctor --json'
  )
  .action(({ json }: { json?: boolean }) =>
    withApplication(async () => {
      const { examinations } = await import('../doctor/examinations.js')
      const findings = await examinations()
      if (json) process.stdout.write(`${JSON.stringify(findings)}\n`)
      else for (const finding of findings) process.stdout.write(lineOf(finding))
      if (findings.some((finding) => finding.state === 'failed')) process.exitCode = 1
    })
  )

function lineOf({
  name,
  state,
  words,
}: {
  name: string
  state: keyof typeof SIGNS
  words: string
}) {
  return `${SIGNS[state]}  ${name.padEnd(16)}  ${words}\n`
}
