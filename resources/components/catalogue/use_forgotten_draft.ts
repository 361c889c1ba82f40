import { usePage } from '@inertiajs/react'
import { useEffect } from 'react'
import { useShared } from '~/hooks/use_shared'
import { forgetDraftOfNobody } from './checkout_draft'

/** On every page: an address typed into a checkout does not outlive the session of its member. */
export function useForgottenDraft(): void {
  const { security, shell } = useShared() as ReturnType<typeof useShared> & { shell?: boolean }
  const { component } = usePage()
  const memberId = security.user?.id
  const isShell = shell === true
  useEffect(
    () => forgetDraftOfNobody({ memberId, component, isShell }),
    [memberId, component, isShell]
  )
}
