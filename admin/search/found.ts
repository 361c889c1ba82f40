import type { RaRecord } from 'react-admin'

/** What was found of one kind, as the server tells it. */
export interface FoundGroup {
  /** The list that the records stand in. */
  id: string
  lines: RaRecord[]
  /** How many there are; the lines are the first of them. */
  total: number
}

/** Something in the results that the arrows come to: a record, or the list that has the others too. */
export interface Option {
  /** Of the element, among all of the page. */
  id: string
  to: string
  group: FoundGroup
  /** Missing where it is the whole list. */
  line?: RaRecord
}

/** The results in the order in which they stand below each other. */
export function optionsOf(
  groups: FoundGroup[],
  q: string,
  pageOf: (list: string, id: RaRecord['id']) => string
): Option[] {
  return groups.flatMap((group) => {
    const list = group.id
    const options: Option[] = group.lines.map((line) => {
      return { id: `found-${list}-${line.id}`, to: pageOf(list, line.id), group, line }
    })
    if (group.total > group.lines.length) {
      const filter = new URLSearchParams({ filter: JSON.stringify({ q }) })
      options.push({ id: `found-${list}-all`, to: `/${list}?${filter}`, group })
    }
    return options
  })
}
