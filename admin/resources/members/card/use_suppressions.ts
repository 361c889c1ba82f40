import { useGetList } from 'react-admin'

/** Why mails do not go to the address of a member. */
export interface Suppression {
  id: number
  reason: 'hard' | 'soft' | 'complaint'
  /** The answer of the mail server, such as 5.1.1. */
  status: string | null
  times: number
  /** Milliseconds UTC. */
  since: number
  until: number | null
}

/** Where mails do not reach a member; nothing where they do. */
export function useSuppressions(member?: { id: number; email: string | null }): Suppression[] {
  const options = { enabled: Boolean(member?.email), retry: false }
  const { data = [] } = useGetList<Suppression>(`members/${member?.id}/suppressions`, {}, options)
  return data
}
