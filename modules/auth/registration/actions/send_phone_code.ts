import { clock } from '#app/clock'
import { transaction } from '#app/transaction'
import { SMS_PAUSE_MS } from '#auth/constants'
import { SmsNotSent } from '#auth/exceptions'
import { phoneCode, writePhoneCode, type CodeReceiver } from '#auth/login/phone_codes'
import { consumeSmsLimits, mustSendSms } from '#auth/login/sms_limits'

/**
 * Sends another code once the pause is over. Of any number of requests at once one claims the
 * pause, and only that one counts against the limits and sends.
 *
 * @returns false where the pause is not over yet
 * @throws not_mobile, sms.not_configured, sms.could_not_resend, sms.slowed
 */
export async function sendPhoneCode(receiver: CodeReceiver, address: string): Promise<boolean> {
  await mustSendSms()
  if (!(await claimPause(receiver))) return false
  try {
    await consumeSmsLimits({ phone: receiver.phone, address, isProved: false })
  } catch (error) {
    if (error instanceof SmsNotSent) await waitFor(receiver, error.waitSeconds)
    throw error
  }
  await transaction((trx) => writePhoneCode(trx, receiver))
  return true
}

function claimPause(receiver: CodeReceiver): Promise<boolean> {
  return transaction(async (trx) => {
    const now = clock.now()
    const waiting = phoneCode(receiver, trx).where('canSendAt', '<=', now)
    const [claimed] = await waiting.update({ canSendAt: now + SMS_PAUSE_MS })
    return claimed === 1
  })
}

/** The page counts down to the moment at which a resend can really succeed. */
async function waitFor(receiver: CodeReceiver, seconds: number) {
  await transaction(async (trx) => {
    await phoneCode(receiver, trx).update({ canSendAt: clock.now() + seconds * 1000 })
  })
}
