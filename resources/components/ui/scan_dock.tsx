import { ScanQrCode } from 'lucide-react'
import { ButtonLink } from './button_link'
import { classNames } from './class_names'

export interface ScanDockProps {
  href: string
  label: string
  /** The cart is empty, so the dock takes its place too. */
  wide?: boolean
}

/** The main act under the thumb, between cart and bell; only below 1024 px. */
export function ScanDock({ href, label, wide }: ScanDockProps) {
  return (
    <ButtonLink
      kind="tape"
      icon={ScanQrCode}
      href={href}
      className={classNames('scan-dock', wide && 'wide')}
    >
      {label}
    </ButtonLink>
  )
}
