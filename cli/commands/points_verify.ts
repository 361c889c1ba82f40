import { Command } from 'commander'
import { withApplication } from '../application.js'
import { EXIT } from '../exit_codes.js'
import { printJson, printLine, say } from '../output.js'

/** `cli points verify`: every invariant of the shop, as SQL, on either database. */
export const pointsVerify = new Command('verify')
  .description('Check that every figure of the shop agrees with every other; reads only')
  .option('--json', 'print one JSON document')
  .addHelpText(
    'after',
    '\nExits with 1 where an invariant is broken.\n' +
      '\nExamples:\n  npm run cli -- points verify\n  npm run cli -- points verify --json'
  )
  .action(({ json }: { json?: boolean }) =>
    withApplication(async () => {
      await import('#start/invariants')
      const { verifyLedger } = await import('#points')
      const verdict = await verifyLedger()
      if (json) printJson(verdict)
      else for (const line of linesOf(verdict.invariants)) printLine(line)
      const held = verdict.totals.reduce((sum, { points }) => sum + points, 0)
      say(`Members hold ${held} points.`)
      if (!verdict.ok) process.exitCode = EXIT.failed
    })
  )

function linesOf(invariants: { id: string; title: string; violations: number }[]) {
  return invariants.map(({ id, title, violations }) => {
    const verdict = violations === 0 ? 'ok    ' : 'BROKEN'
    return `${verdict}  ${id.padEnd(20)}  ${title}${violations ? ` (${violations})` : ''}`
  })
}
