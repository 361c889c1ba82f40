import { transaction } from '#app/transaction'
import { hashPassword, storePassword } from '#auth/passwords'

/** Whose password becomes which, and the session that stays. */
interface PasswordChange {
  memberId: number
  password: string
  sessionId: string
}

/** Sets a new password; every other login of the member ends. */
export class ChangePassword {
  async handle({ memberId, password, sessionId }: PasswordChange): Promise<void> {
    const hash = await hashPassword(password)
    await transaction((trx) => storePassword(trx, { memberId, hash, keptSessionId: sessionId }))
  }
}
