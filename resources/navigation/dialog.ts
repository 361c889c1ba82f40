import { router, usePage } from '@inertiajs/react'
import { randomKey } from '~/hooks/random_key'
import type { Data } from '@generated/data'

/** Characters of a dialog's key. @source requirements U-38 */
const KEY_LENGTH = 10

/**
 * Opens an address that shows itself over the page on screen; closing leads back here, or to
 * `backTo` where the address bar does not say what is on screen.
 */
export function openDialog(url: string, backTo?: string): void {
  router.visit(url, {
    only: ['dialog', 'errors'],
    preserveState: true,
    preserveScroll: true,
    headers: {
      'X-Dialog-Key': randomKey().slice(0, KEY_LENGTH),
      'X-Dialog-Redirect': backTo ?? window.location.pathname + window.location.search,
    },
  })
}

/** The dialog on screen and how to close it; null on ordinary pages. */
export function useDialog() {
  const dialog = (usePage().props as unknown as Data.SharedProps).dialog as SharedDialog | null
  if (!dialog) return null
  const close = () =>
    router.visit(dialog.redirectUrl ?? dialog.baseUrl, {
      preserveState: true,
      preserveScroll: true,
    })
  return { ...dialog, close }
}

interface SharedDialog {
  key: string
  component: string
  props: Record<string, any>
  baseUrl: string
  redirectUrl: string | null
}
