import { useEffect, useState } from 'react'
import { useLogoutIfAccessDenied, usePermissions } from 'react-admin'
import { mayRole, type RoleName } from '../access/roles'
import { request } from '../providers/http'
import type { FoundGroup } from './found'

/** Whoever types on is waited for so long, in ms. */
const WAIT_MS = 200
/** Letters that are looked for at least; a number may be a single digit. */
const LETTERS_MIN = 2

interface Answer {
  /** What was asked. */
  q: string
  groups: FoundGroup[]
  /** The key of a text, where nothing could be asked. */
  problem?: string
}

export interface Search extends Answer {
  /** Nothing was typed yet that can be looked for. */
  isIdle: boolean
  /** What stands there is of a text that was typed before, or nothing is there yet. */
  isWaiting: boolean
  again: () => void
}

const NOTHING: Answer = { q: '', groups: [] }

/** Looks for what is typed; an answer to a text that was typed before is thrown away, however late it comes. */
export function useSearch(text: string): Search {
  const { permissions: role } = usePermissions<RoleName>()
  const logoutIfAccessDenied = useLogoutIfAccessDenied()
  const [answer, setAnswer] = useState(NOTHING)
  const [tries, setTries] = useState(0)
  const q = text.replace(/\p{Cc}/gu, ' ').trim()
  const isIdle = q.length < LETTERS_MIN && !/^\d$/.test(q)

  useEffect(() => {
    if (isIdle) return
    const abort = new AbortController()
    const ask = async () => {
      try {
        const { signal } = abort
        const path = `/search?${new URLSearchParams({ q })}`
        const { data } = await request<{ data: FoundGroup[] }>(path, { signal })
        if (!signal.aborted) setAnswer({ q, groups: data })
      } catch (error) {
        if (abort.signal.aborted || (await logoutIfAccessDenied(error))) return
        setAnswer({ q, groups: [], problem: 'search.failed' })
      }
    }
    const timer = setTimeout(() => void ask(), WAIT_MS)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [q, isIdle, tries, logoutIfAccessDenied])

  const again = () => {
    setAnswer(NOTHING)
    setTries(tries + 1)
  }
  const kept = !isIdle && isOfOneBreath(q, answer.q) ? answer : NOTHING
  const groups = kept.groups.filter(({ id }) => role && mayRole(role, id, 'list'))
  return { ...kept, groups, isIdle, isWaiting: !isIdle && answer.q !== q, again }
}

/** Whether one text goes on where the other one ends; then its results stay until those of the new one are there. */
function isOfOneBreath(q: string, before: string) {
  return q.startsWith(before) || before.startsWith(q)
}
