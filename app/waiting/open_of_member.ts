import type { StaffRole } from '#app/staff/roles'
import { mayOpenList } from '#app/staff/list_readers'
import { boundedCount, type Rows } from './waiting.js'

const lists = new Map<string, (memberId: number) => Rows>()

/** Each module says which rows of its lists are still under way for a member. @param list its name in the back-office */
export function registerOpenOfMember(list: string, rows: (memberId: number) => Rows): void {
  lists.set(list, rows)
}

/** How many rows are under way for a member in each list that the role may open; lists without any are left out. */
export async function openOfMember(
  memberId: number,
  role: StaffRole
): Promise<{ id: string; count: number }[]> {
  const allowed = [...lists].filter(([list]) => mayOpenList(role, list))
  const counted = await Promise.all(
    allowed.map(async ([list, rows]) => ({ id: list, count: await boundedCount(rows(memberId)) }))
  )
  return counted.filter(({ count }) => count > 0)
}
