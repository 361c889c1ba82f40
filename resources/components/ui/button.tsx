import type { LucideIcon } from 'lucide-react'
import type { ComponentPropsWithRef, MouseEvent, ReactElement, ReactNode } from 'react'
import { classNames } from './class_names'
import { Icon } from './icon'
import { renderedButton } from './rendered'
import { Spinner } from './spinner'

/** tape earns points; primary is the one act of a group; second, quiet and danger say what they are. */
export type ButtonKind = 'tape' | 'primary' | 'second' | 'quiet' | 'danger'

export interface ButtonLook {
  kind?: ButtonKind
  /** big is 64 px high, plain 54 px. */
  big?: boolean
  /** Fills the width of its container. */
  block?: boolean
  icon?: LucideIcon
  iconAfter?: LucideIcon
  children: ReactNode
}

export interface ButtonProps extends ButtonLook, Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** Keeps label and focus, shows a spinner and lets no second press through. */
  busy?: boolean
  /** Renders another element in the button's place, for example `<Link route="qr-code" />`. */
  render?: ReactElement<Record<string, unknown>>
}

/** The latch: goes down when pressed. Without `type` it submits nothing. */
export function Button({ kind, big, block, icon, iconAfter, busy, render, ...rest }: ButtonProps) {
  const { children, className, ...props } = rest
  return renderedButton(render, {
    ...props,
    'className': classNames(buttonClass({ kind, big, block }), className),
    'aria-busy': busy || undefined,
    'children': (
      <ButtonContent icon={icon} iconAfter={iconAfter} big={big} busy={busy}>
        {children}
      </ButtonContent>
    ),
    ...(busy && { onClickCapture: swallow }),
  })
}

/** Class names of a button, for the rare element that must look like one. */
export function buttonClass({ kind = 'primary', big, block }: Partial<ButtonLook>): string {
  return classNames('btn', KIND_CLASS[kind], big && 'big', block && 'stretch')
}

const KIND_CLASS: Record<ButtonKind, string> = {
  tape: 'earn',
  primary: '',
  second: 'second',
  quiet: 'quiet',
  danger: 'danger',
}

/** Icon, label and spinner of a button or of a link that looks like one. */
export function ButtonContent(props: Omit<ButtonLook, 'kind' | 'block'> & { busy?: boolean }) {
  const size = props.big ? 'md' : 'sm'
  return (
    <>
      {props.busy ? <Spinner /> : props.icon && <Icon of={props.icon} size={size} />}
      <span>{props.children}</span>
      {props.iconAfter && <Icon of={props.iconAfter} size={size} />}
    </>
  )
}

function swallow(event: MouseEvent) {
  event.preventDefault()
  event.stopPropagation()
}
