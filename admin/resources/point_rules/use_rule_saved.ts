import { useNotify, useRedirect } from 'react-admin'
import { doneOrAsked } from '../../components/done_or_asked'

/** Says that a rule was saved, or that a second administrator has to agree first, and goes back to the list. */
export function useRuleSaved(saved: 'created' | 'updated') {
  const notify = useNotify()
  const redirect = useRedirect()
  return (data: object) => {
    const text = doneOrAsked(data, `ra.notification.${saved}`)
    notify(text, { type: 'success', messageArgs: { smart_count: 1 } })
    redirect('list', 'point_rules')
  }
}
