import { X } from 'lucide-react'
import { cloneElement, createContext, use, useEffect, useId, useRef } from 'react'
import { classNames } from './class_names'
import type { DialogProps, DialogTitleProps } from './dialog'
import { Icon } from './icon'
import { IconButton } from './icon_button'

const TitleContext = createContext<string | undefined>(undefined)

/** A dialog as the browser has it, for where the network is gone and what dialogs are made of did not come before. */
export function PlainDialog(props: DialogProps) {
  const { onClose, size = 'narrow', closeLabel, ownClose, sticky, className, children } = props
  const element = useRef<HTMLDialogElement>(null)
  const title = useId()
  useEffect(() => {
    // It gives the focus back by itself when it leaves the page closed.
    const dialog = element.current!
    dialog.showModal()
    return () => dialog.close()
  }, [])
  return (
    <TitleContext value={title}>
      <dialog
        ref={element}
        className={classNames('dialog', size !== 'narrow' && size, className)}
        aria-labelledby={title}
        aria-describedby={props.describedBy}
        onCancel={(event) => {
          event.preventDefault()
          if (!sticky) onClose()
        }}
      >
        {!ownClose && (
          <IconButton label={closeLabel} icon={X} size="md" className="x" onClick={onClose} />
        )}
        {children}
      </dialog>
    </TitleContext>
  )
}

/** A dialog as the server draws it, for readers whose scripts are not there yet; its close button is a link. */
export function DrawnDialog({ size = 'narrow', closeLabel, closeHref, ...props }: DialogProps) {
  const title = useId()
  return (
    <TitleContext value={title}>
      <div className="scrim" />
      <div
        role="dialog"
        aria-labelledby={title}
        className={classNames('dialog', size !== 'narrow' && size, props.className)}
      >
        {closeHref && (
          <a className="icon-btn x" href={closeHref} aria-label={closeLabel}>
            <Icon of={X} size="md" />
          </a>
        )}
        {props.children}
      </div>
    </TitleContext>
  )
}

/** The name of a {@link PlainDialog}. */
export function PlainTitle({ children, hidden, render }: DialogTitleProps) {
  const own = { id: use(TitleContext), className: hidden ? 'sr' : 'dialog-title' }
  return render ? cloneElement(render, own, children) : <h2 {...own}>{children}</h2>
}
