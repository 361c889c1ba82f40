import type { ReactNode } from 'react'
import { BlankLid } from '../illustrations/blank_lid'

export interface EmptyStateProps {
  title: ReactNode
  /** One sentence. */
  text?: ReactNode
  /** One button or link at most. */
  action?: ReactNode
  level?: 2 | 3
}

/** A blank lid, a title, one sentence, one action. */
export function EmptyState({ title, text, action, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className="empty">
      <BlankLid className="pic" />
      <Heading>{title}</Heading>
      {text && <p className="soft">{text}</p>}
      {action}
    </div>
  )
}
