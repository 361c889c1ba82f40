import type { LucidModel, ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import { WAITING_TOLD_MAX } from '#app/rules/waiting'
import type { StaffRole } from '#app/staff/roles'
import { mayOpenList } from '#app/staff/list_readers'

/** Rows of a list, to be counted. */
export type Rows = ModelQueryBuilderContract<LucidModel>

/** The rows of a list that wait for somebody, as far as they wait for this staff member. */
type WaitingRows = (staffId: number) => Rows

/** Who wants to know what waits. */
export interface WaitingReader {
  id: number
  role: StaffRole
}

const lists = new Map<string, WaitingRows>()

/** Each module says which rows of its lists wait for somebody. @param list its name in the back-office */
export function registerWaiting(list: string, rows: WaitingRows): void {
  lists.set(list, rows)
}

/** How many rows wait in each list that the reader may open; one more than can be told stands for any more. */
export function waitingFor({ id, role }: WaitingReader): Promise<{ id: string; count: number }[]> {
  const open = [...lists].filter(([list]) => mayOpenList(role, list))
  return Promise.all(
    open.map(async ([list, rows]) => ({ id: list, count: await boundedCount(rows(id)) }))
  )
}

/** How many rows there are: stops counting where nobody is told more. */
export async function boundedCount(rows: Rows): Promise<number> {
  const { client } = rows
  const some = rows.select(client.raw('1 AS one')).limit(WAITING_TOLD_MAX + 1)
  const [{ count }] = await client.from(some.as('some')).count('* as count')
  return Number(count)
}
