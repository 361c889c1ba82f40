import { Command, Option } from 'commander'
import type { ListedMessage } from '#app/outbox/message_list'
import { withApplication } from '../application.js'
import { firstInstantOf, wholeNumber } from '../arguments.js'
import { printJson, printLine } from '../output.js'

type Options = {
  state: 'waiting' | 'dead'
  topic?: string
  since?: number
  limit: number
  json?: boolean
}

const LIMIT = 100
const LIMIT_MAX = 10_000

/** `cli outbox list`: messages without anything they say. */
export const outboxList = new Command('list')
  .description('List messages that were laid aside, or that wait; oldest first')
  .addOption(
    new Option('--state <name>', 'dead: laid aside after too many tries; waiting: tried again')
      .choices(['dead', 'waiting'])
      .default('dead')
  )
  .option('--topic <name>', 'of this kind only, such as mail or sms')
  .option('--since <day>', 'written since this day in Budapest', firstInstantOf)
  .option('--limit <n>', `how many at most (${LIMIT})`, wholeNumber(1, LIMIT_MAX), LIMIT)
  .option('--json', 'print the messages as JSON')
  .addHelpText(
    'after',
    '\nReads only. Prints id, topic, member id, state, attempts, reason, and when it was written, laid aside or is tried next.\n' +
      '\nExamples:\n  npm run cli -- outbox list\n  npm run cli -- outbox list --state waiting --topic sms'
  )
  .action((options: Options) => withApplication(() => list(options)))

async function list({ state, topic, since, limit, json }: Options): Promise<void> {
  const { listed, messagesLike } = await import('#app/outbox/message_list')
  const found = await messagesLike({ state, topic, from: since }).orderBy('id').limit(limit)
  const messages = found.map(listed)
  if (json) return printJson({ messages })
  for (const message of messages) printLine(lineOf(message).join('\t'))
}

function lineOf(message: ListedMessage): (string | number)[] {
  const { id, topic, member_id: member, state, attempts, reason, reason_detail: detail } = message
  const why = [reason, detail].filter(Boolean).join(' ')
  const times = [message.created_at, message.dead_at ?? message.next_at].map(written)
  return [id, topic, member ?? '-', state, attempts, why || '-', ...times]
}

function written(instant: number | null) {
  return instant === null ? '-' : new Date(instant).toISOString()
}
