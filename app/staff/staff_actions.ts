import type { Actor } from '#app/audit/audit'
import { NotFound } from '#app/exceptions/page_exceptions'
import type { StaffRole } from '#app/staff/roles'
import type { Transaction } from '#app/transaction'

/** What staff do to records of one kind, called by its name. @source requirements H-56 */
export interface StaffAction {
  /** The records and the verb: `messages.resend`. */
  name: string
  roles: readonly StaffRole[]
  /** Does it to one record and writes it down. @returns false where that record is not in the state for it */
  run(trx: Transaction, id: number, by: Actor): Promise<boolean>
}

const actions = new Map<string, StaffAction>()

/** Makes an action known; its file is imported by `start/invoke_routes.ts`. */
export function registerStaffAction(action: StaffAction): void {
  actions.set(action.name, action)
}

/** All that are known. */
export const staffActions = (): StaffAction[] => [...actions.values()]

/** @throws NotFound where nobody registered it */
export function staffAction(name: string): StaffAction {
  const action = actions.get(name)
  if (!action) throw new NotFound()
  return action
}
