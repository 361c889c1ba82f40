import type { LucideIcon } from 'lucide-react'
import type { ComponentPropsWithRef, ReactElement } from 'react'
import { classNames } from './class_names'
import { Icon, type IconSize } from './icon'
import { renderedButton } from './rendered'

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** The name of the button; it is the only text it has. */
  label: string
  icon: LucideIcon
  size?: IconSize
  /** On a picture: surface ground with an edge. */
  solid?: boolean
  /** Renders another element in the button's place, for example a link. */
  render?: ReactElement<Record<string, unknown>>
}

/** A 48 px button that shows an icon and always carries a name. */
export function IconButton({ label, icon, size, solid, render, ...rest }: IconButtonProps) {
  const { className, ...props } = rest
  return renderedButton(render, {
    'aria-label': label,
    ...props,
    'className': classNames('icon-btn', solid && 'solid', className),
    'children': <Icon of={icon} size={size} />,
  })
}
