import { transaction } from '#app/transaction'
import { hashPassword, storePassword, type KeptLogin } from '../passwords.js'

/** Whose password becomes which, and the login that stays. */
interface PasswordChange {
  memberId: number
  password: string
  kept: KeptLogin
}

/** Sets a new password; every other login of the member ends. */
export async function changePassword({ memberId, password, kept }: PasswordChange): Promise<void> {
  const hash = await hashPassword(password)
  await transaction((trx) => storePassword(trx, { memberId, hash, kept }))
}
