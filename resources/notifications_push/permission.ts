/**
 * Whether messages can come to this browser while the shop is closed: `install` where an iPhone wants the shop on its
 * Home Screen before, `unsupported` where they never can.
 */
export type PushPermission = NotificationPermission | 'install' | 'unsupported'

const watchers = new Set<() => void>()

/** What the browser says now. */
export function pushPermission(): PushPermission {
  if ('Notification' in window && 'PushManager' in window && 'serviceWorker' in navigator) {
    return Notification.permission
  }
  return isPhoneOfApple() && !isInstalled() ? 'install' : 'unsupported'
}

/** Calls back when it may have changed, or what the shop knows of it; answers how to stop that. */
export function watchPush(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** Has who watches look again. */
export function tellPush(): void {
  for (const watcher of watchers) watcher()
}

/**
 * Puts the browser's question. To be called in a click before anything is waited for, else some browsers put none.
 *
 * @returns whether messages may come
 */
export async function askPermission(): Promise<boolean> {
  try {
    return (await Notification.requestPermission()) === 'granted'
  } finally {
    tellPush()
  }
}

function isPhoneOfApple() {
  // A tablet says that it is a Mac, and is touched by several fingers.
  const { userAgent, maxTouchPoints } = navigator
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
}

function isInstalled() {
  return matchMedia('(display-mode: standalone)').matches
}
