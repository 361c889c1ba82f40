/** Fewest members a group may have before its answers are shown: fewer could be told apart. */
export const GROUP_MIN = 5

/** How many members of one profession or county have answered; null: who told none. */
export type Group<Key> = { key: Key | null; count: number }

/**
 * The groups whose answers may be shown on their own. What is left over, found by subtracting all shown groups from
 * everybody, is never a group of one to four: the smallest shown group goes with it then.
 */
export function showableGroups<Key>(groups: Group<Key>[]): { key: Key; count: number }[] {
  const shown = groups.flatMap(({ key, count }) =>
    key !== null && count >= GROUP_MIN ? [{ key, count }] : []
  )
  shown.sort((one, other) => other.count - one.count)
  const all = sum(groups)
  const rest = () => all - sum(shown)
  while (shown.length > 0 && rest() > 0 && rest() < GROUP_MIN) shown.pop()
  return shown
}

function sum(groups: { count: number }[]): number {
  return groups.reduce((total, { count }) => total + count, 0)
}
