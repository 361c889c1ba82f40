import {
  CircleAlert,
  CircleCheck,
  Gift,
  Info,
  Megaphone,
  TriangleAlert,
  type LucideIcon,
} from 'lucide-react'

/** The looks of toasts and notifications, named after the notification types. */
export type ToastLook = 'info' | 'success' | 'warning' | 'error' | 'gift' | 'other'

/** Class name and icon of each look; the class serves `.toast` and `.disc` alike. */
export const TOAST_LOOKS: Record<ToastLook, { className: string; icon: LucideIcon }> = {
  info: { className: 'info', icon: Info },
  success: { className: 'ok', icon: CircleCheck },
  warning: { className: 'warn', icon: TriangleAlert },
  error: { className: 'bad', icon: CircleAlert },
  gift: { className: 'gift', icon: Gift },
  other: { className: 'other', icon: Megaphone },
}

/** The look of a notification type; unknown types look like `other`, which is black. */
export function lookOf(type: string): ToastLook {
  return Object.hasOwn(TOAST_LOOKS, type) ? (type as ToastLook) : 'other'
}
