import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class_names'
import { Icon } from './icon'

/** new is news, out is out of stock, enough is good; neutral is the plain one. */
export type BadgeLook = 'new' | 'enough' | 'out' | 'warn' | 'bad' | 'info' | 'neutral'

export interface BadgeProps {
  look?: BadgeLook
  icon?: LucideIcon
  /** Pinned to the top left corner of its card. */
  pin?: boolean
  children: ReactNode
}

/** A state in one or two words, 28 px high. */
export function Badge({ look = 'neutral', icon, pin, children }: BadgeProps) {
  return (
    <span className={classNames('badge', look !== 'neutral' && look, pin && 'pin')}>
      {icon && <Icon of={icon} size="xs" />}
      {children}
    </span>
  )
}
