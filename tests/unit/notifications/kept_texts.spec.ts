import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'

/**
 * Texts that notifications of members name, for as long as these are kept (400 days), and were ever named by. One goes from here
 * when no row can name it any more, never because its key was renamed.
 */
const EVER_WRITTEN = [
  'notice.account_security.action',
  'notice.account_security.text',
  'notice.campaign.action',
  'notice.campaign.text',
  'notice.counselling_answered.action',
  'notice.counselling_answered.text',
  'notice.dispute_credited.action',
  'notice.dispute_credited.text',
  'notice.dispute_declined.action',
  'notice.dispute_declined.text',
  'notice.draw_excluded.action',
  'notice.draw_excluded.text',
  'notice.draw_list.action',
  'notice.draw_list.text',
  'notice.mailbox_complaint.action',
  'notice.mailbox_complaint.text',
  'notice.mailbox_hard.action',
  'notice.mailbox_hard.text',
  'notice.mailbox_soft.action',
  'notice.mailbox_soft.text',
  'notice.order_cancelled.action',
  'notice.order_cancelled.text',
  'notice.order_delivered.action',
  'notice.order_delivered.text',
  'notice.order_part_shipped.action',
  'notice.order_part_shipped.text',
  'notice.order_processing.action',
  'notice.order_processing.text',
  'notice.order_received.action',
  'notice.order_received.text',
  'notice.order_rest_cancelled.action',
  'notice.order_rest_cancelled.text',
  'notice.order_shipped.action',
  'notice.order_shipped.text',
  'notice.order_substituted.action',
  'notice.order_substituted.text',
  'notice.points_awarded.action',
  'notice.points_awarded.text',
  'notice.points_booked.action',
  'notice.points_booked.text',
  'notice.points_expire.action',
  'notice.points_expire.text',
  'notice.points_taken.action',
  'notice.points_taken.text',
  'notice.referral_paid.action',
  'notice.referral_paid.text',
  'notice.reward_expiring.action',
  'notice.reward_expiring.text',
  'notice.reward_granted.action',
  'notice.reward_granted.text',
  'notice.scan_taken_back.action',
  'notice.scan_taken_back.text',
  'notice.survey_opened.action',
  'notice.survey_opened.text',
  'notice.wish_reached.action',
  'notice.wish_reached.text',
]

const catalogueOf = (locale: string) =>
  JSON.parse(readFileSync(new URL(`../../../lang/${locale}.json`, import.meta.url), 'utf8'))

test.group('Texts of notifications that are kept', () => {
  for (const locale of ['hu', 'en']) {
    test(`every text that a notification ever named is there, ${locale}`, ({ assert }) => {
      const texts = catalogueOf(locale)
      const missing = EVER_WRITTEN.filter((key) => !texts[key])
      assert.deepEqual(missing, [])
      const unlisted = Object.keys(texts).filter(
        (key) => key.startsWith('notice.') && !EVER_WRITTEN.includes(key)
      )
      assert.deepEqual(unlisted, [], 'new ones are listed here, too')
    })
  }
})
