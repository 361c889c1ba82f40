import { Dialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { useBackCloses } from '~/navigation/back_closes'
import { classNames } from './class_names'
import { IconButton } from './icon_button'

export interface DrawerProps {
  open: boolean
  onClose: () => void
  /** notifications come from the right, the cart from the left (both 450 px), the menu from the right (350 px). */
  kind: 'right' | 'left' | 'menu'
  title: ReactNode
  closeLabel: string
  /** It has an address of its own, so Back leaves it anyway. */
  hasAddress?: boolean
  /** Between title and close button. */
  headAction?: ReactNode
  /** Fixed below the scrolling body. */
  footer?: ReactNode
  children: ReactNode
}

/** A panel from the side: traps focus, closes on Escape, Back and scrim, gives focus back. */
export function Drawer(props: DrawerProps) {
  const { open, onClose, kind, title, closeLabel, headAction, footer, children } = props
  useBackCloses(open && !props.hasAddress, onClose)
  const panel = useRef<HTMLDivElement>(null)
  const side = kind === 'left' ? 'left' : 'right'
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className="scrim" />
        <Dialog.Viewport className="drawer-viewport">
          <Dialog.Popup
            ref={panel}
            // Its name is read out first, and no button looks as if it were pressed.
            initialFocus={panel}
            className={classNames('drawer', side, kind === 'menu' && 'menu')}
          >
            <div className="content">
              <header>
                <Dialog.Title>{title}</Dialog.Title>
                {headAction}
                <Dialog.Close render={<IconButton label={closeLabel} icon={X} size="md" />} />
              </header>
              <div className="scroll">{children}</div>
              {footer && <footer>{footer}</footer>}
            </div>
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
