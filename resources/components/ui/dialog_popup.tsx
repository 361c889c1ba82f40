import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { classNames } from './class_names'
import type { DialogProps, DialogTitleProps } from './dialog'
import { IconButton } from './icon_button'

/** What a {@link Dialog} is made of; fetched with the first one that opens. */
export function DialogPopup(props: DialogProps) {
  const { open, onClose, size = 'narrow', closeLabel, ownClose, sticky, className } = props
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
        <BaseDialog.Popup
          className={classNames('dialog', size !== 'narrow' && size, className)}
          {...(props.describedBy && { 'aria-describedby': props.describedBy })}
        >
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

/** What a {@link DialogTitle} is made of. */
export function PopupTitle({ children, hidden, render }: DialogTitleProps) {
  return (
    <BaseDialog.Title className={hidden ? 'sr' : 'dialog-title'} render={render}>
      {children}
    </BaseDialog.Title>
  )
}
