import { Command } from 'commander'
import type { AuditLine } from '#app/audit/audit_lines_sql'
import type { ToldLine } from '#app/audit/told_line'
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
  .option('--action <name>', 'only what begins so: points. or points.adjusted; see "audit kinds"')
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

/** `cli audit kinds`: what --action can be. */
const kinds = new Command('kinds')
  .description('List the kinds of lines there are: the name that --action takes, and its words')
  .option('--json', 'print the kinds as JSON, with their words in both languages')
  .addHelpText('after', '\nReads only.\n\nExamples:\n  npm run cli -- audit kinds')
  .action(async ({ json }: { json?: boolean }) => {
    const { AUDIT_KINDS } = await import('#app/audit/kinds')
    const named = Object.entries(AUDIT_KINDS).map(([name, words]) => ({ name, ...words }))
    if (json) return printJson({ kinds: named })
    for (const { name, en } of named) printLine(`${name}\t${en}`)
  })

/** `cli audit …`: the audit log. */
export const audit = new Command('audit')
  .description('Who did what')
  .addCommand(list)
  .addCommand(kinds)

async function printLines({ staff, subject, id, action, from, to, ...options }: Options) {
  const { auditLines } = await import('#app/audit/audit_lines_sql')
  const staffId = staff === undefined ? undefined : (await staffOfEmail(staff)).id
  const filter = { staffId, subjectType: subject, subjectId: id, action, from, until: to }
  const lines = await auditLines(filter, { limit: options.limit })
  if (options.json) return printJson(lines)
  const { told } = await import('#app/audit/told_line')
  for (const line of lines) printLine(wordsOf(line, told(line)))
}

/** Who did it, where nobody is named. */
const NAMELESS: Record<string, string> = {
  cli: 'operator',
  stranger: 'somebody not signed in',
  partner: 'a partner',
}

function wordsOf(line: AuditLine, { kind, subject, detail }: ToldLine): string {
  const who = line.staff_name ?? (line.staff_id ? `staff ${line.staff_id}` : NAMELESS[line.source])
  const moment = new Date(line.happened_at).toISOString()
  const what = line.subject_id ? `${subject.en} ${line.subject_id}` : subject.en
  return [moment, who, kind.en, what, detail.en].join('\t')
}
