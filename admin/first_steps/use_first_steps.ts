import { useGetList, usePermissions } from 'react-admin'

export interface FirstStep {
  id: string
  is_done: boolean
}

/** What a new shop still needs; nothing to be done for who does not set it up, or once all is done. */
export function useFirstSteps() {
  const { permissions } = usePermissions()
  const isAdmin = permissions === 'admin'
  const { data, isPending } = useGetList<FirstStep>('first_steps', {}, { enabled: isAdmin })
  const steps = data ?? []
  return {
    steps,
    isWaiting: permissions === undefined || (isAdmin && isPending),
    isOpen: steps.some(({ is_done: isDone }) => !isDone),
  }
}
