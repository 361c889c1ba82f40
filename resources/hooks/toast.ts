import type { ToastMessage } from '~/components/ui/toast'

/** Shows a toast; its code is fetched with the first one, so pages start lighter. */
export async function toast(message: ToastMessage): Promise<void> {
  const { showToast } = await import('~/components/ui/toast')
  showToast(message)
}

let closeFailure: (() => void) | undefined

/** Says that a form could not do what it should; the sentence goes when the form is sent again. */
export async function showFailure(text: string): Promise<void> {
  const { closeToast, showToast } = await import('~/components/ui/toast')
  const id = showToast({ look: 'error', text })
  closeFailure = () => closeToast(id)
}

/** Takes the last failure away: it would stand beside what has succeeded meanwhile. */
export function forgetFailure(): void {
  closeFailure?.()
  closeFailure = undefined
}
