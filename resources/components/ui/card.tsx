import { ChevronRight } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { AppLink } from './app_link'
import { classNames } from './class_names'
import { Icon } from './icon'

export interface CardProps {
  title: ReactNode
  href: string
  external?: boolean
  /** A {@link Picture} or an illustration in its frame. */
  picture?: ReactNode
  /** Pinned to the top left corner. */
  badge?: ReactNode
  /** Shows the chevron after the title. */
  chevron?: boolean
  /** Heading level of the title. */
  level?: 2 | 3 | 4
  onClick?: (event: MouseEvent<HTMLElement>) => void
  children?: ReactNode
  className?: string
}

/** Picture on top, title below; the whole card follows the title's link. */
export function Card(props: CardProps) {
  const { title, href, external, picture, badge, chevron, level = 3, onClick } = props
  const Heading = `h${level}` as const
  return (
    <article className={classNames('card', props.className)}>
      {picture}
      {badge}
      <div className="body">
        <Heading className={classNames('card-title', chevron && 'go')}>
          <AppLink href={href} external={external} onClick={onClick}>
            {title}
          </AppLink>
          {chevron && <Icon of={ChevronRight} />}
        </Heading>
        {props.children}
      </div>
    </article>
  )
}
