import { CircleCheck, Info, TriangleAlert, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class_names'
import { Icon } from './icon'

/** What a banner is about. */
export type BannerLook = 'positive' | 'warning' | 'negative' | 'info'

export interface BannerProps {
  look?: BannerLook
  /** A bold first line. */
  title?: ReactNode
  children?: ReactNode
  /**
   * Announced when it appears: `alert` at once, `status` politely; leave out for a standing text. One that comes later stands in a
   * `role="status"` that was there before: a region that comes with its words is not read out.
   */
  live?: 'alert' | 'status'
  /** One link or button below the text. */
  action?: ReactNode
  className?: string
}

const LOOKS: Record<BannerLook, { name: string; icon: LucideIcon }> = {
  positive: { name: 'ok', icon: CircleCheck },
  warning: { name: 'warn', icon: TriangleAlert },
  negative: { name: 'bad', icon: TriangleAlert },
  info: { name: '', icon: Info },
}

/** Mist ground, a bar at the left, an icon, and the text. */
export function Banner({ look = 'info', title, children, live, action, className }: BannerProps) {
  return (
    <div className={classNames('banner', LOOKS[look].name, className)} role={live}>
      <Icon of={LOOKS[look].icon} />
      <div>
        <p>
          {title && <b>{title}</b>}
          {children}
        </p>
        {action}
      </div>
    </div>
  )
}
