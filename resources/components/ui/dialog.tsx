import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { useBackCloses } from '~/navigation/back_closes'
import { classNames } from './class_names'
import { IconButton } from './icon_button'

export interface DialogProps {
  open: boolean
  onClose: () => void
  /** narrow 640 px and wide 960 px on desktop, both a sheet on phones; full covers the phone. */
  size?: 'narrow' | 'wide' | 'full'
  closeLabel: string
  /** No close button of ours, scrim and Escape still close: the content brings its own button. */
  ownClose?: boolean
  /** Only a button inside closes it; for a step that must be answered. */
  sticky?: boolean
  /** It has an address of its own, so Back leaves it anyway. */
  hasAddress?: boolean
  className?: string
  /** Must hold one {@link DialogTitle}. */
  children: ReactNode
}

/** A sheet from below on phones, centred on desktop: traps focus, closes on Escape and Back, gives focus back. */
export function Dialog(props: DialogProps) {
  const { open, onClose, size = 'narrow', closeLabel, ownClose, sticky, className } = props
  useBackCloses(open && !sticky && !props.hasAddress, onClose)
  return (
    <BaseDialog.Root
      open={open}
      disablePointerDismissal={sticky}
      onOpenChange={(isOpen, details) => {
        if (isOpen) return
        if (sticky && details.reason === 'escape-key') details.cancel()
        else onClose()
      }}
    >
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className="scrim" />
        <BaseDialog.Popup className={classNames('dialog', size !== 'narrow' && size, className)}>
          {!ownClose && (
            <BaseDialog.Close
              render={<IconButton label={closeLabel} icon={X} size="md" className="x" />}
            />
          )}
          {props.children}
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  )
}

export interface DialogTitleProps {
  children: ReactNode
  /** Only for screen readers, where the content shows its own heading. */
  hidden?: boolean
  /** Another heading element, for example `<h1 />` on a dialog that is a page. */
  render?: ReactElement<Record<string, unknown>>
}

/** The name of the dialog. */
export function DialogTitle({ children, hidden, render }: DialogTitleProps) {
  return (
    <BaseDialog.Title className={hidden ? 'sr' : 'dialog-title'} render={render}>
      {children}
    </BaseDialog.Title>
  )
}

/** Padding of an ordinary dialog: title, text, actions below each other. */
export function DialogBody({ children }: { children: ReactNode }) {
  return <div className="dialog-body">{children}</div>
}
