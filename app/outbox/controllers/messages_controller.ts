import vine from '@vinejs/vine'
import { startOfBusinessDate } from '#app/business_date'
import { listController } from '#app/http/list_controller'
import type { ListQuery } from '#app/http/list_query'
import { filtered } from '#app/http/list_search'
import { listed, MESSAGE_STATES, messagesLike } from '#app/outbox/message_list'
import OutboxMessage from '#app/outbox/models/outbox_message'
import { calendarDay } from '#app/validation/rules'
import { handledTopics } from '../handlers.js'

/** Days in Budapest, the last one included. */
const filterValidator = vine.create({
  state: vine.enum(MESSAGE_STATES).optional(),
  from: calendarDay().optional(),
  to: calendarDay().optional(),
})

/** Which days and states were asked for was looked at before. */
function wanted({ ids, texts: { state, from, to, topic } }: ListQuery) {
  const found = messagesLike({
    state: MESSAGE_STATES.find((one) => one === state),
    topic,
    from: from ? startOfBusinessDate(from) : undefined,
    until: to ? startOfBusinessDate(to, 1) : undefined,
  })
  return filtered(found, { ids, texts: {} })
}

const Messages = listController({
  model: OutboxMessage,
  list: {
    sortable: ['id', 'attempts', 'next_at'],
    filters: {
      id: 'ids',
      member_id: 'ids',
      state: 'text',
      topic: 'text',
      from: 'text',
      to: 'text',
    },
  },
  matching: wanted,
  serialize: async (messages) => messages.map(listed),
})

/** What the shop sends and what it could not send, without anything that is said in it. */
export default class MessagesController extends Messages {
  protected override async wanted(query: ListQuery) {
    await filterValidator.validate(query.texts)
    return query
  }

  /** The kinds of messages this shop carries out. */
  async topics() {
    const data = handledTopics()
      .toSorted()
      .map((id) => ({ id }))
    return { data, total: data.length }
  }
}
