import { Command } from 'commander'
import type { AuditLine } from '#app/audit/audit_lines_sql'
import { withApplication } from '../application.js'
import { endOf, firstInstantOf, wholeNumber } from '../arguments.js'
import { printJson, printLine } from '../output.js'
import { staffOfEmail } from '../staff_of_email.js'

/** Lines that one call prints at most. */
const LINES_MAX = 10_000
const LINES = 100

interface Options {
  staff?: string
  subject?: string
  id?: number
  action?: string
  from?: number
  to?: number
  limit: number
  json?: boolean
}

/** `cli audit list`: who did what, newest first. */
const list = new Command('list')
  .description('List who did what, the newest first')
  .option('--staff <email>', 'only what this staff member did')
  .option('--subject <type>', 'only what happened to such things: member, order, staff, setting …')
  .option(
    '--id <number>',
    'only what happened to the one with this number',
    wholeNumber(0, 2 ** 31)
  )
  .option('--action <name>', 'only what begins so: points. or points.adjusted')
  .option('--from <day>', 'from this day on', firstInstantOf)
  .option('--to <day>', 'up to and with this day', endOf)
  .option('--limit <number>', 'so many lines', wholeNumber(1, LINES_MAX), LINES)
  .option('--json', 'print the lines as JSON')
  .addHelpText(
    'after',
    '\nReads only.\n\nExamples:\n  npm run cli -- audit list --subject member --id 17\n' +
      '  npm run cli -- audit list --action setting. --from 2026-11-01 --json'
  )
  .action((options: Options) => withApplication(() => printLines(options)))

/** `cli audit …`: the audit log. */
export const audit = new Command('audit').description('Who did what').addCommand(list)

async function printLines({ staff, subject, id, action, from, to, ...options }: Options) {
  const { auditLines } = await import('#app/audit/audit_lines_sql')
  const staffId = staff === undefined ? undefined : (await staffOfEmail(staff)).id
  const filter = { staffId, subjectType: subject, subjectId: id, action, from, until: to }
  const lines = await auditLines(filter, options.limit)
  if (options.json) printJson(lines)
  else for (const line of lines) printLine(wordsOf(line))
}

function wordsOf(line: AuditLine): string {
  const who = line.staff_name ?? (line.staff_id ? `staff ${line.staff_id}` : 'operator')
  const moment = new Date(line.happened_at).toISOString()
  const what = `${line.subject_type} ${line.subject_id}`
  return [moment, who, line.action, what, line.detail ?? ''].join('\t')
}
