import type { LucideIcon } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { useWiggle } from '~/hooks/use_wiggle'
import { classNames } from './class_names'
import { CountBadge } from './count_badge'
import { Icon } from './icon'

export interface FloatingButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** The cart floats bottom left, the bell bottom right. */
  kind: 'cart' | 'bell'
  icon: LucideIcon
  /** The whole name with the count: "Cart, 3 items". */
  label: string
  count: number
}

/** A round button of 64 px with a count; the cart wiggles for 600 ms when its count changes. */
export function FloatingButton({ kind, icon, label, count, ...props }: FloatingButtonProps) {
  const wiggling = useWiggle(count) && kind === 'cart'
  return (
    <button
      type="button"
      {...props}
      className={classNames('float', kind, wiggling && 'wiggle', props.className)}
      aria-label={label}
    >
      <Icon of={icon} size="md" />
      <CountBadge count={count} />
    </button>
  )
}
