const MOST = 99

export interface CountBadgeProps {
  count: number
}

/** The count on a floating button; nothing at zero, "99+" above 99. The button's name says the count. */
export function CountBadge({ count }: CountBadgeProps) {
  if (count <= 0) return null
  return (
    <span className="count" aria-hidden="true">
      {count > MOST ? `${MOST}+` : count}
    </span>
  )
}
