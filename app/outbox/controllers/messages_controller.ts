import vine from '@vinejs/vine'
import { listController } from '#app/http/list_controller'
import type { ListQuery } from '#app/http/list_query'
import { checkDays, spanOf } from '#app/http/list_days'
import { filtered } from '#app/http/list_search'
import { listed, MESSAGE_STATES, messagesLike } from '#app/outbox/message_list'
import OutboxMessage from '#app/outbox/models/outbox_message'
import { handledTopics } from '../handlers.js'

const filterValidator = vine.create({ state: vine.enum(MESSAGE_STATES).optional() })

/** Which days and states were asked for was looked at before. */
function wanted({ ids, texts }: ListQuery) {
  const { state, topic } = texts
  const found = messagesLike({
    state: MESSAGE_STATES.find((one) => one === state),
    topic,
    ...spanOf(texts),
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
    await checkDays(query)
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
