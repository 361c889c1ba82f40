import { useNotify } from 'react-admin'
import { doneOrAsked } from '../../components/done_or_asked'

/** Says that somebody was invited or changed, or that a second administrator has to agree first. */
export function useStaffSaved(saved: string) {
  const notify = useNotify()
  return (data: object) =>
    notify(doneOrAsked(data, saved), { type: 'success', messageArgs: { smart_count: 1 } })
}
