import type { ToastMessage } from '~/components/ui/toast'

/** Shows a toast; its code is fetched with the first one, so pages start lighter. */
export async function toast(message: ToastMessage): Promise<void> {
  const { showToast } = await import('~/components/ui/toast')
  showToast(message)
}
