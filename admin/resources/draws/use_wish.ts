import { useGetIdentity, useRecordContext } from 'react-admin'
import type { Draw } from './draw'

/** What one person wants, and whether it is the reader. */
export interface KnownWish {
  id: number
  kind: string
  isOwn: boolean
}

/** What waits for a second person and is called so; the wish of a colleague before one's own. */
export function useWish(name: RegExp): KnownWish | undefined {
  const draw = useRecordContext<Draw>()!
  const { identity } = useGetIdentity()
  const wishes = draw.wishes.filter(({ kind }) => name.test(kind))
  const wish = wishes.find(({ asked_by: by }) => by !== identity?.id) ?? wishes[0]
  return wish && { id: wish.id, kind: wish.kind, isOwn: wish.asked_by === identity?.id }
}
