import { registerDisclosure } from '#app/personal/disclosure'
import { registerErasure } from '#app/personal/erasure'
import { onEndOfLogins } from '#app/sessions/ended_logins'
import { registerTidying } from '#app/tidying'
import { suppressionsDisclosure } from './bounces/disclosure.js'
import { forgetOldSuppressions } from './bounces/forget_old_suppressions.js'
import SuppressedAddress from './bounces/models/suppressed_address.js'
import { forgetRecipients } from './campaigns/actions/forget_recipients.js'
import { campaignsDisclosure, deliveriesDisclosure } from './campaigns/disclosure.js'
import CampaignRecipient from './campaigns/models/campaign_recipient.js'
import Delivery from './campaigns/models/delivery.js'
import NotificationChoice from './choices/models/notification_choice.js'
import { choicesDisclosure } from './choices/disclosure.js'
import { removeLinesAbout } from './gateways/outbox_file.js'
import { forgetOldNotifications } from './list/actions/forget_old_notifications.js'
import { notificationsDisclosure } from './list/disclosure.js'
import Notification from './list/models/notification.js'
import { endSubscriptionsOfLogins } from './push/actions/end_subscription.js'
import { pushDisclosure } from './push/disclosure.js'
import { forgetSilentSubscriptions } from './push/forget_silent.js'

/** What goes with its member. */
const OWN = [Notification, NotificationChoice, CampaignRecipient, Delivery, SuppressedAddress]

registerErasure('notifications', {
  async erase(trx, memberId) {
    for (const model of OWN) {
      await model.query(trx).where({ memberId }).delete()
    }
    await endSubscriptionsOfLogins(trx, memberId, { but: '' })
  },
  async removeTraces(member) {
    for (const name of ['sms', 'mail'] as const) await removeLinesAbout(name, member)
  },
})

registerDisclosure(notificationsDisclosure, choicesDisclosure, pushDisclosure)
registerDisclosure(campaignsDisclosure, deliveriesDisclosure, suppressionsDisclosure)
registerTidying(forgetOldNotifications)
registerTidying(forgetRecipients)
registerTidying(forgetSilentSubscriptions)
registerTidying(forgetOldSuppressions)
onEndOfLogins(endSubscriptionsOfLogins)
