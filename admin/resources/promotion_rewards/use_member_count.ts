import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { act } from '../../providers/data_provider'

/** Pause after the last change before the members are counted, in ms. */
const PAUSE_MS = 400

/** How many members the form means now, and the lines that name nobody. */
export interface MemberCount {
  count: number
  unknown: { line: number; text: string }[]
}

/** Whom the form means. */
export interface Whom {
  by?: 'list' | 'rule'
  members?: string
  rule?: object
}

/** What the server is asked for and told: a list, or a rule. */
export function whomOf({ by, members, rule }: Whom) {
  return by === 'rule' ? { by, rule: rule ?? {} } : { by: 'list', members: members ?? '' }
}

/** Counts while the form is filled in; undefined while it is not known. */
export function useMemberCount(): MemberCount | undefined {
  const [by, members, rule] = useWatch({ name: ['by', 'members', 'rule'] })
  const asked = JSON.stringify(whomOf({ by, members, rule }))
  const [known, setKnown] = useState<MemberCount & { asked: string }>()
  useEffect(() => {
    const isEmpty = by !== 'rule' && !members?.trim()
    if (isEmpty) return
    let isCurrent = true
    const timer = setTimeout(() => {
      act<{ data: MemberCount }>('/promotion_rewards/count', JSON.parse(asked)).then(
        ({ data }) => isCurrent && setKnown({ ...data, asked }),
        () => undefined
      )
    }, PAUSE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [asked, by, members])
  return known?.asked === asked ? known : undefined
}
