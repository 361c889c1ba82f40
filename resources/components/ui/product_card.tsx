import { Bookmark, Check } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { Badge } from './badge'
import { Card } from './card'
import { Icon } from './icon'
import { IconButton } from './icon_button'
import { PointsFigure } from './points_figure'
import { Tape } from './tape'

/** Where the member stands with a product. */
export type ProductReach =
  | { state: 'enough'; label: string }
  | { state: 'short'; share: number; tapeLabel: string; label: string }
  | { state: 'unavailable'; label: string }
  | { state: 'unknown' }

export interface ProductCardProps {
  title: string
  href: string
  picture: ReactNode
  /** Price in points. */
  price: number
  locale: string
  /** Text of the badge: "New" or "Out of stock". */
  badge?: { look: 'new' | 'out'; label: string }
  /** The "I save for this!" bookmark; left out for guests. */
  save?: { saved: boolean; label: string; onToggle: () => void }
  level?: 2 | 3
  onClick?: (event: MouseEvent<HTMLElement>) => void
  /** How far the member is from it: a {@link Reach}. */
  children: ReactNode
}

/** A gift with its price, the bookmark, and how far it is. */
export function ProductCard(props: ProductCardProps) {
  const { title, href, picture, price, locale, badge, save, level, onClick } = props
  return (
    <Card
      title={title}
      href={href}
      picture={picture}
      level={level}
      onClick={onClick}
      badge={
        badge && (
          <Badge look={badge.look} pin>
            {badge.label}
          </Badge>
        )
      }
    >
      <div className="foot">
        <div className="price">
          <PointsFigure points={price} locale={locale} />
          {save && (
            <IconButton
              className={save.saved ? 'save saved' : 'save'}
              icon={Bookmark}
              label={save.label}
              aria-pressed={save.saved}
              onClick={save.onToggle}
            />
          )}
        </div>
        <div className="status">{props.children}</div>
      </div>
    </Card>
  )
}

/** Where the member stands, in words and, where it is short, on a tape. */
export function Reach({ reach }: { reach: ProductReach }) {
  if (reach.state === 'enough') {
    return (
      <p className="gap-note enough">
        <Icon of={Check} size="xs" />
        {reach.label}
      </p>
    )
  }
  if (reach.state === 'short') {
    return (
      <>
        <Tape size="slim" share={reach.share} label={reach.tapeLabel} valueText={reach.label} />
        <p className="gap-note">{reach.label}</p>
      </>
    )
  }
  return reach.state === 'unavailable' ? <p className="gap-note">{reach.label}</p> : null
}
