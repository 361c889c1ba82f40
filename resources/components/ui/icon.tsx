import type { LucideIcon } from 'lucide-react'
import { kept } from '~/server_rendering/kept'
import { classNames } from './class_names'

/** Icon sizes in px. @source requirements U-28 */
export const ICON_PIXELS = { xs: 18, sm: 24, md: 32, lg: 38, xl: 46 } as const

/** One of the five icon sizes of the look. */
export type IconSize = keyof typeof ICON_PIXELS

export interface IconProps {
  of: LucideIcon
  size?: IconSize
  className?: string
}

/** A decorative icon; words beside it or the name of its button carry the meaning. */
export const Icon = kept(function Icon({ of: Drawing, size = 'sm', className }: IconProps) {
  return (
    <Drawing
      className={classNames('icon', className)}
      size={ICON_PIXELS[size]}
      strokeWidth={2.25}
      aria-hidden="true"
    />
  )
})
