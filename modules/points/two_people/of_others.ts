import type { ChainableContract } from '@adonisjs/lucid/types/querybuilder'

/** Narrows what waits for a second person to what this staff member may agree to: what somebody else, or an operator, asked for. */
export function ofOthers(staffId: number) {
  return (row: Pick<ChainableContract, 'whereNull' | 'orWhereNot'>) => {
    row.whereNull('asked_by')
    row.orWhereNot('asked_by', staffId)
  }
}
