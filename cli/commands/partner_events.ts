import { Command, Option } from 'commander'
import { ID_MAX } from '#app/validation/ids'
import type { FoundEvents, PartnerEventType, ToldEvent } from '#partners'
import { withApplication } from '../application.js'
import { instantFrom, instantUntil, wholeNumber } from '../arguments.js'
import { confirmed } from '../confirm.js'
import { counted } from '../counted.js'
import { EXIT } from '../exit_codes.js'
import { BadUsage } from '../failures.js'
import { interruptible } from '../interruption.js'
import { printJson, printLine, say } from '../output.js'
import { progressBar } from '../progress.js'

interface WindowOptions {
  from: number
  to?: number
  member?: number
  topic?: PartnerEventType
}

type ListOptions = WindowOptions & { limit: number; json?: boolean }
type ReplayOptions = WindowOptions & { dryRun?: boolean; json?: boolean; yes?: boolean }

const LIMIT = 100
const LIMIT_MAX = 10_000

/** The kinds of events; a command line that only helps does not load the shop. */
const TYPES: PartnerEventType[] = [
  'member.created',
  'member.changed',
  'member.erased',
  'members.changed',
  'consent.changed',
  'order.changed',
]

const WHEN =
  '\nA moment is a day, or a time in Budapest such as 2026-11-20T14:30. It is when the partner took the event, the last time where it was\n' +
  'sent more often. Events are kept for 90 days after that; those of consents and orders until the member is erased.\n'

/** `cli partner events list`: what the partner took. */
const list = windowCommand('list')
  .description('List events that the program of the partner took, in that order')
  .option('--limit <n>', `how many at most (${LIMIT})`, wholeNumber(1, LIMIT_MAX), LIMIT)
  .option('--json', 'print them as JSON; instants in ms UTC')
  .addHelpText(
    'after',
    `\nReads only. Prints id, topic, member id, when it happened and when it was taken.${WHEN}` +
      '\nExamples:\n  npm run cli -- partner events list --from 2026-11-20\n' +
      '  npm run cli -- partner events list --from 2026-11-20T14:00 --to 2026-11-20T15:30 --topic consent.changed --json'
  )
  .action((options: ListOptions) => withApplication(() => printEvents(options)))

/** `cli partner events replay`: the same events once more, for a receiver that lost them. */
const replay = windowCommand('replay')
  .description('Send events that the partner took once more, each under the id it had')
  .option('--dry-run', 'only count them')
  .option('--json', 'print the numbers as JSON')
  .option('--yes', 'do not ask')
  .addHelpText(
    'after',
    '\nFor a receiver that lost them: one that keeps ids (webhook-id) takes none twice. They go out as the outbox gets to them. What was laid\n' +
      'aside because the partner did not take it is sent again by "outbox retry --topic partner_event". Prints how many go out again;\n' +
      `exits with 5 where of others of that time nobody knows any more what they said.${WHEN}` +
      '\nExamples:\n  npm run cli -- partner events replay --from 2026-11-20T14:00 --to 2026-11-20T15:30 --dry-run\n' +
      '  npm run cli -- partner events replay --from 2026-11-20 --member 17 --yes'
  )
  .action((options: ReplayOptions) => withApplication(() => sendAgain(options)))

/** `cli partner events …`: what the shop tells the program of a partner. */
export const partnerEvents = new Command('events')
  .description('What the shop has told the program of a partner')
  .addCommand(list)
  .addCommand(replay)

function windowCommand(name: string): Command {
  return new Command(name)
    .requiredOption('--from <moment>', 'taken by the partner from this moment on', instantFrom)
    .option('--to <moment>', 'until this moment, or up to and with this day (now)', instantUntil)
    .option('--member <id>', 'only those about this member', wholeNumber(1, ID_MAX))
    .addOption(new Option('--topic <name>', 'only those of this kind').choices(TYPES))
}

async function printEvents({ limit, json, ...options }: ListOptions): Promise<void> {
  const events: ToldEvent[] = []
  let gone = 0
  for await (const found of await told(options)) {
    events.push(...found.events.slice(0, limit - events.length))
    gone += found.gone
    if (events.length === limit) break
  }
  if (json) printJson({ events, gone })
  else for (const event of events) printLine(lineOf(event).join('\t'))
  sayGone(gone)
}

async function sendAgain({ dryRun, json, yes, ...options }: ReplayOptions): Promise<void> {
  const { replayEvents, tellsPartners } = await import('#partners')
  if (!tellsPartners()) {
    throw new BadUsage('No partner is told of anything: PARTNER_EVENTS_URL is not set')
  }
  const messageIds: number[] = []
  let gone = 0
  for await (const found of await told(options)) {
    messageIds.push(...found.messageIds)
    gone += found.gone
  }
  const wanted = messageIds.length
  say(`${counted(wanted, 'event')} would be sent again.`)
  sayGone(gone)
  if (dryRun || !wanted) {
    say('Nothing was changed.')
    if (gone && !dryRun) process.exitCode = EXIT.failed
    return tell(wanted, false)
  }
  await confirmed(`Send ${counted(wanted, 'event')} again?`, { yes })
  const bar = progressBar(wanted, 'events')
  let sent = 0
  await interruptible(
    (check) =>
      replayEvents(messageIds, { source: 'cli' }, (events) => {
        bar.to((sent = events))
        check()
      }),
    () => `${counted(sent, 'event')} of ${wanted} are sent again; the same command sends the rest`
  ).finally(bar.end)
  if (gone) process.exitCode = EXIT.partlyDone
  tell(sent, true)

  function tell(events: number, isDone: boolean) {
    if (json) printJson({ events, replayed: isDone, gone })
    else printLine(String(events))
  }
}

async function told(options: WindowOptions): Promise<AsyncGenerator<FoundEvents>> {
  const { from, to, member: memberId, topic: type } = options
  const { clock } = await import('#app/clock')
  const until = to ?? clock.now()
  if (from >= until) throw new BadUsage('--from must be before --to, and not in the future')
  const { eventsTold } = await import('#partners')
  return eventsTold({ from, until, memberId, type })
}

function lineOf({ id, type, data, ...event }: ToldEvent) {
  const times = [event.happened_at, event.told_at].map((at) => new Date(at).toISOString())
  return [id, type, data.id ?? '-', ...times]
}

function sayGone(gone: number): void {
  if (gone) say(`Of ${counted(gone, 'event')} more nobody knows any more what they said.`)
}
