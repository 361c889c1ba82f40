import { readable, type Disclosure } from '#app/personal/disclosure'
import NotificationChoice from './models/notification_choice.js'
import { choicesOf } from './queries/choices_of.js'

/** How a member wants to be told, and since when. */
export const choicesDisclosure: Disclosure = {
  name: 'notification_choices',
  covers: ['notification_choices'],
  async *read(memberId) {
    const row = await NotificationChoice.find(memberId)
    if (!row) return
    const { switches } = (await choicesOf([memberId]))(memberId)
    const { quietFrom: quiet_from, quietUntil: quiet_until, changedAt } = row
    yield [readable({ ...switches, quiet_from, quiet_until, changed_at: changedAt })]
  },
}
