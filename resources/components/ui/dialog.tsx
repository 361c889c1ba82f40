import { useState, type ReactElement, type ReactNode } from 'react'
import { onDemand } from '~/hooks/on_demand'
import { useOnDemand, usePart } from '~/hooks/use_on_demand'
import { useBackCloses } from '~/navigation/back_closes'
import { useTakenOver } from '~/hooks/use_taken_over'
import { DrawnDialog, PlainDialog, PlainTitle } from './plain_dialog'

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
  /** It has an address of its own, so Back leaves it anyway, and it stands in the first answer to that address. */
  hasAddress?: boolean
  /** Where closing leads before scripts took it over; for one with an address. */
  closeHref?: string
  /** Id of what inside is read out with the name when the dialog comes. */
  describedBy?: string
  className?: string
  /** Must hold one {@link DialogTitle}. */
  children: ReactNode
}

/** Most visits open no dialog, and what one is made of weighs as much as five pages. */
const popup = onDemand(() => import('./dialog_popup'))

/** Fetches what dialogs are made of before one has to open. */
export const fetchDialogs = popup.fetch

/** Whether a dialog would open at once. */
export function useDialogsThere(): boolean {
  return usePart(popup) !== null
}

/** A sheet from below on phones, centred on desktop: traps focus, closes on Escape and Back, gives focus back. */
export function Dialog(props: DialogProps) {
  const { open, onClose, sticky, hasAddress } = props
  useBackCloses(open && !sticky && !hasAddress, onClose)
  const isTakenOver = useTakenOver()
  const [isPlain, setPlain] = useState(false)
  if (isPlain && !open) setPlain(false)
  const parts = useOnDemand(popup, open, () => setPlain(true))
  if (parts) return <parts.DialogPopup {...props} />
  if (open && hasAddress && !isTakenOver) return <DrawnDialog {...props} />
  return open && isPlain ? <PlainDialog {...props} /> : null
}

export interface DialogTitleProps {
  children: ReactNode
  /** Only for screen readers, where the content shows its own heading. */
  hidden?: boolean
  /** Another heading element, for example `<h1 />` on a dialog that is a page. */
  render?: ReactElement<Record<string, unknown>>
}

/** The name of the dialog. */
export function DialogTitle(props: DialogTitleProps) {
  const parts = usePart(popup)
  return parts ? <parts.PopupTitle {...props} /> : <PlainTitle {...props} />
}

/** Padding of an ordinary dialog: title, text, actions below each other. */
export function DialogBody({ children }: { children: ReactNode }) {
  return <div className="dialog-body">{children}</div>
}
