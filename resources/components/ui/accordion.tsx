import { Accordion as BaseAccordion } from '@base-ui/react/accordion'
import { ChevronDown, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class_names'
import { Icon } from './icon'

export interface AccordionProps {
  /** Values of the items that are open at first. */
  defaultOpen?: string[]
  /** Controls which items are open, together with `onOpenChange`. */
  open?: string[]
  onOpenChange?: (open: string[]) => void
  /** More than one item may be open. */
  multiple?: boolean
  children: ReactNode
  className?: string
}

/** One panel of items that open in place. */
export function Accordion(props: AccordionProps) {
  const { defaultOpen, open, onOpenChange, multiple = true, children, className } = props
  return (
    <BaseAccordion.Root
      className={classNames('acc', className)}
      defaultValue={defaultOpen}
      value={open}
      onValueChange={(value: string[]) => onOpenChange?.(value)}
      multiple={multiple}
      hiddenUntilFound
    >
      {children}
    </BaseAccordion.Root>
  )
}

export interface AccordionItemProps {
  value: string
  title: ReactNode
  icon?: LucideIcon
  /** A {@link Badge} with the state of the item. */
  badge?: ReactNode
  level?: 2 | 3 | 4
  /** No padding around the content, for lists and tables. */
  flush?: boolean
  id?: string
  children: ReactNode
}

/** A head of 72 px in display type with icon, state badge and chevron. */
export function AccordionItem(props: AccordionItemProps) {
  const { value, title, icon, badge, level = 3, flush, id, children } = props
  const Heading = `h${level}` as const
  return (
    <BaseAccordion.Item className="acc-item" value={value} id={id}>
      <BaseAccordion.Header className="acc-head" render={<Heading />}>
        <BaseAccordion.Trigger className="acc-trigger">
          {icon && <Icon of={icon} size="md" />}
          <span className="title">{title}</span>
          {badge}
          <Icon of={ChevronDown} className="chev" />
        </BaseAccordion.Trigger>
      </BaseAccordion.Header>
      <BaseAccordion.Panel className="acc-panel">
        <div className={flush ? undefined : 'acc-inner'}>{children}</div>
      </BaseAccordion.Panel>
    </BaseAccordion.Item>
  )
}
