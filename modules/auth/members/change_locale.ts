import { clock } from '#app/clock'
import { transaction } from '#app/transaction'
import type { Locale } from '#config/i18n'
import Member from './models/member.js'

/** Keeps the language a member chose; pages, mails and messages follow it. */
export async function changeLocale(memberId: number, locale: Locale): Promise<void> {
  await transaction(async ({ client }) => {
    await Member.query({ client }).where('id', memberId).update({ locale, updatedAt: clock.now() })
  })
}
