import type { Transaction } from '#app/transaction'
import { sendActionMail, shopLink } from '#auth/members/action_mail'
import type { GuessAlarm } from '#points'
import StaffMember from './models/staff_member.js'

/** Where administrators see whose scans should be looked at. */
const REVIEW_PATH = '/admin/harvest_cases'

/** Writes a mail to every administrator that codes are being guessed, each in the own language. */
export async function tellAdminsOfGuesses(trx: Transaction, alarm: GuessAlarm): Promise<void> {
  const values = { ...alarm, link: shopLink(REVIEW_PATH) }
  for (const admin of await StaffMember.active(trx).where('role', 'admin').orderBy('id')) {
    const dedupeKey = `guess_alarm:${alarm.day}:${admin.id}`
    await sendActionMail(trx, admin, { dedupeKey, key: 'mail.guess_alarm', values })
  }
}
