import { follow, MESSAGES_CLOSED } from '#app/outbox/facts'
import { registerOutboxHandler } from '#app/outbox/handlers'
import { ACCOUNT_MAIL, MAIL, MAILBOX_PROVEN, NEWSLETTER_ENDED, SMS } from '#app/outbox/letters'
import { NOTICE, URGENT_NOTICE } from '#app/outbox/notices'
import { liftByProof } from './bounces/actions/lift_suppressions.js'
import { countEnd } from './campaigns/actions/count_reactions.js'
import { giveUpHeld } from './campaigns/actions/give_up_held.js'
import { CAMPAIGN_TEST, sendTestMail } from './campaigns/actions/send_test.js'
import { sendCampaignMail, sendCampaignPush, sendCampaignSms } from './campaigns/deliver.js'
import { CAMPAIGN_MAIL, CAMPAIGN_PUSH, CAMPAIGN_SMS } from './campaigns/messages.js'
import { writeNotices } from './list/actions/write_notices.js'
import { sendMail } from './mail/send_mail.js'
import { PUSH, URGENT_PUSH } from './push/push_notification.js'
import { sendPush } from './push/send_push.js'
import { NOTICE_SMS, sendNoticeSms, URGENT_NOTICE_SMS } from './sms/send_notice_sms.js'
import { sendSms } from './sms/send_sms.js'

registerOutboxHandler(SMS, sendSms)
registerOutboxHandler(NOTICE_SMS, sendNoticeSms)
registerOutboxHandler(URGENT_NOTICE_SMS, sendNoticeSms)
registerOutboxHandler(MAIL, sendMail)
registerOutboxHandler(ACCOUNT_MAIL, sendMail)
registerOutboxHandler(PUSH, sendPush)
registerOutboxHandler(URGENT_PUSH, sendPush)
registerOutboxHandler(NOTICE, writeNotices)
registerOutboxHandler(URGENT_NOTICE, writeNotices)
registerOutboxHandler(CAMPAIGN_MAIL, sendCampaignMail)
registerOutboxHandler(CAMPAIGN_PUSH, sendCampaignPush)
registerOutboxHandler(CAMPAIGN_SMS, sendCampaignSms)
registerOutboxHandler(CAMPAIGN_TEST, sendTestMail)
registerOutboxHandler(NEWSLETTER_ENDED, countEnd)
registerOutboxHandler(MAILBOX_PROVEN, liftByProof)
follow(MESSAGES_CLOSED, giveUpHeld)
