import { randomUUID } from 'node:crypto'
import app from '@adonisjs/core/services/app'
import type { Actor } from '#app/audit/audit'
import { NotFound } from '#app/exceptions/page_exceptions'
import { type DueMessage } from '#app/outbox/handlers'
import { sendLater } from '#app/outbox/outbox'
import { topic } from '#app/outbox/topic'
import { transaction } from '#app/transaction'
import type { Locale } from '#config/i18n'
import { MailGateway } from '../../contracts/mail_gateway.js'
import { testMailOf } from '../campaign_mail.js'
import Campaign from '../models/campaign.js'
import { audit } from './save_campaign.js'

interface TestPayload {
  campaign: number
  to: string
  locale: Locale
}

export const CAMPAIGN_TEST = topic<TestPayload>('campaign_test')

/** Sends a campaign, in each language it is written in, to whoever asks for it. @throws not_found */
export function sendTest(id: number, { by, to }: { by: Actor; to: string }): Promise<void> {
  return transaction(async (trx) => {
    const campaign = await Campaign.query(trx).where({ id }).first()
    if (!campaign) throw new NotFound()
    const languages = { hu: campaign.textHu, en: campaign.textEn }
    for (const [locale, text] of Object.entries(languages)) {
      if (!text) continue
      const payload = { campaign: id, to, locale: locale as Locale }
      const dedupeKey = `campaign_test:${id}:${randomUUID()}`
      await sendLater(trx, { topic: CAMPAIGN_TEST, dedupeKey, payload })
    }
    await audit(trx, { by, action: 'campaign.tested', id })
  })
}

/** Carries such a mail out. */
export async function sendTestMail({ payload, dedupeKey }: DueMessage<TestPayload>): Promise<void> {
  const campaign = await Campaign.find(payload.campaign)
  if (!campaign) return
  const mail = await testMailOf(campaign, payload.locale)
  const gateway = await app.container.make(MailGateway)
  await gateway.send({ ...mail, to: payload.to, reference: dedupeKey })
}
