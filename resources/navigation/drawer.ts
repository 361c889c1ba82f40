import { router, usePage } from '@inertiajs/react'

/** Drawers that live in the address, one at a time. @source requirements L-15 */
export type DrawerName = 'cart' | 'notifications'

/** The address with another drawer in it, or with none. */
export function withDrawer(url: string, drawer: DrawerName | null): string {
  const address = new URL(url, 'http://shop')
  if (drawer) address.searchParams.set('drawer', drawer)
  else address.searchParams.delete('drawer')
  return address.pathname + address.search + address.hash
}

/** The drawer an address asks for. */
export function drawerIn(url: string): DrawerName | null {
  const value = new URL(url, 'http://shop').searchParams.get('drawer')
  return value === 'cart' || value === 'notifications' ? value : null
}

/** Opens a drawer in place of an open one; the back button closes it. Asks the server nothing. */
export function openDrawer(drawer: DrawerName): void {
  const url = currentPath()
  if (drawerIn(url) === drawer) return
  const options = { url: withDrawer(url, drawer), preserveScroll: true, preserveState: true }
  if (drawerIn(url)) router.replace(options)
  else router.push(options)
}

/** Closes whichever drawer is open. */
export function closeDrawer(): void {
  const url = currentPath()
  if (!drawerIn(url)) return
  router.replace({ url: withDrawer(url, null), preserveScroll: true, preserveState: true })
}

/** The drawer that is open now. */
export function useDrawer(): DrawerName | null {
  return drawerIn(usePage().url)
}

function currentPath(): string {
  const { pathname, search, hash } = window.location
  return pathname + search + hash
}
