import type { ToastMessage } from '~/components/ui/toast'
import { onDemand } from './on_demand'

/** What toasts are made of: fetched before the first one is needed, so pages start lighter. */
export const toasts = onDemand(() => import('~/new_build/toast'))

/** Shows a toast. */
export async function toast(message: ToastMessage): Promise<void> {
  const { showToast } = await toasts.fetch()
  showToast(message)
}

let closeFailure: (() => void) | undefined

/** Says that a form could not do what it should; the sentence goes when the form is sent again. */
export async function showFailure(text: string): Promise<void> {
  const { closeToast, showToast } = await toasts.fetch()
  const id = showToast({ look: 'error', text })
  closeFailure = () => closeToast(id)
}

/** Takes the last failure away: it would stand beside what has succeeded meanwhile. */
export function forgetFailure(): void {
  closeFailure?.()
  closeFailure = undefined
}
