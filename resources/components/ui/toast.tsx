import { Toast } from '@base-ui/react/toast'
import { X } from 'lucide-react'
import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { randomKey } from '~/hooks/random_key'
import { classNames } from './class_names'
import { Icon } from './icon'
import { TOAST_LOOKS, type ToastLook } from './toast_looks'
import { useToastPlace } from './toast_place'

/** Toasts shown at the same time. @source requirements U-10 */
export const TOASTS_MOST = 4

/** A toast closes itself after this many ms. @source requirements U-16 */
export const TOAST_TIMEOUT_MS = 5000

const manager = Toast.createToastManager<{ look: ToastLook }>()

export interface ToastMessage {
  look: ToastLook
  text: ReactNode
  /** The same id again refreshes the toast instead of adding one. */
  id?: string
  /** In ms; 0 keeps it until it is closed. */
  timeout?: number
  onClose?: () => void
}

/** Toasts asked for before their region is there; it shows them when it comes. */
const early: (ToastMessage & { id: string })[] = []
let isRegionThere = false

/** Shows a toast from anywhere on the page side; answers its id. */
export function showToast(message: ToastMessage): string {
  const toast = { ...message, id: message.id ?? randomKey() }
  if (isRegionThere) add(toast)
  else early.push(toast)
  return toast.id
}

function add({ look, text, timeout = TOAST_TIMEOUT_MS, ...rest }: ToastMessage & { id: string }) {
  manager.add({ ...rest, description: text, timeout, data: { look } })
}

/** The region's own children listen to the manager before this runs. */
function useEarlyToasts() {
  useEffect(() => {
    isRegionThere = true
    for (const toast of early.splice(0)) add(toast)
    return () => {
      isRegionThere = false
    }
  }, [])
}

/** Closes one toast, or all of them without an id. */
export function closeToast(id?: string): void {
  manager.close(id)
}

export interface ToastRegionProps {
  /** Names of the region and of the close buttons. */
  labels: { region: string; close: string }
  /** More messages wait than are shown, so the oldest one is faded. */
  moreWaiting?: boolean
}

/** Where toasts appear: at the bottom, newest lowest, at most 4, paused by pointer and focus. */
export function ToastRegion(props: ToastRegionProps) {
  const region = useRef<HTMLDivElement>(null)
  useEarlyToasts()
  return (
    <Toast.Provider toastManager={manager} limit={TOASTS_MOST} timeout={TOAST_TIMEOUT_MS}>
      <Toast.Portal>
        <Toast.Viewport ref={region} className="toasts" aria-label={props.labels.region}>
          <ToastList {...props} region={region} />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}

type ToastListProps = ToastRegionProps & { region: RefObject<HTMLElement | null> }

/** Read out at once. The component's own way to do that would hide the toast from who reads by ear, with its button. */
const URGENT = new Set([TOAST_LOOKS.error, TOAST_LOOKS.warning])

function ToastList({ labels, moreWaiting, region }: ToastListProps) {
  const { toasts } = Toast.useToastManager<{ look: ToastLook }>()
  const open = toasts.filter((toast) => toast.transitionStatus !== 'ending')
  const fourth = open[TOASTS_MOST - 1]
  useToastPlace(region, toasts.length)
  const waiting = moreWaiting || open.length > TOASTS_MOST
  return toasts.toReversed().map((toast) => {
    const look = TOAST_LOOKS[toast.data?.look ?? 'other']
    const faded = waiting && toast === fourth
    const isUrgent = URGENT.has(look)
    return (
      <Toast.Root
        key={toast.id}
        toast={toast}
        // What is read out is the sentence alone, and once.
        {...(isUrgent && { 'role': 'alertdialog', 'aria-live': 'off' })}
        // What it says describes it; a name of its own it must have all the same.
        aria-label={labels.region}
        swipeDirection={['down', 'right']}
        className={classNames('toast', look.className, faded && 'faded')}
      >
        <Toast.Content className="content" role={isUrgent ? 'alert' : undefined}>
          <Icon of={look.icon} />
          <Toast.Description />
        </Toast.Content>
        {/* Left to itself it hides from readers by ear while the keyboard reaches it. */}
        <Toast.Close className="icon-btn" aria-label={labels.close} aria-hidden={undefined}>
          <Icon of={X} />
        </Toast.Close>
      </Toast.Root>
    )
  })
}
