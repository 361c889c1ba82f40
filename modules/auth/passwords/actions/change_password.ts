import { transaction } from '#app/transaction'
import { hashPassword, storePassword } from '../passwords.js'

/** Whose password becomes which, and the session that stays. */
interface PasswordChange {
  memberId: number
  password: string
  sessionId: string
}

/** Sets a new password; every other login of the member ends. */
export async function changePassword({
  memberId,
  password,
  sessionId,
}: PasswordChange): Promise<void> {
  const hash = await hashPassword(password)
  await transaction((trx) => storePassword(trx, { memberId, hash, keptSessionId: sessionId }))
}
