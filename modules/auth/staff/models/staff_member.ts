import type { ModelAdapterOptions } from '@adonisjs/lucid/types/model'
import type { StaffRole } from '#app/staff/roles'
import { StaffMemberSchema } from '#database/schema'

/** A person who uses the back-office. */
export default class StaffMember extends StaffMemberSchema {
  declare role: StaffRole

  /** Staff whose account is open. */
  static active(options?: ModelAdapterOptions) {
    return StaffMember.query(options).whereNull('disabledAt')
  }

  /** The secret of the second factor, sealed; null before it is set up. */
  get sealedSecret(): string | null {
    return this.twoFactorConfirmedAt === null ? null : this.twoFactorSecret
  }
}
