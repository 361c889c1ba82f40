import { ChevronDown, type LucideIcon } from 'lucide-react'
import {
  createContext,
  use,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react'
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

interface OpenItems {
  open: readonly string[]
  show: (value: string, isOpen: boolean) => void
}

const OpenItemsContext = createContext<OpenItems | null>(null)

/** One panel of items that open in place. */
export function Accordion(props: AccordionProps) {
  const { defaultOpen = [], onOpenChange, multiple = true, children, className } = props
  const [own, setOwn] = useState(defaultOpen)
  const open = props.open ?? own

  function show(value: string, isOpen: boolean) {
    const others = multiple || !isOpen ? open.filter((one) => one !== value) : []
    const next = isOpen ? [...others, value] : others
    setOwn(next)
    onOpenChange?.(next)
  }

  return (
    <OpenItemsContext value={{ open, show }}>
      <div className={classNames('acc', className)}>{children}</div>
    </OpenItemsContext>
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
  const { open, show } = use(OpenItemsContext)!
  const head = useId()
  const panel = useRef<HTMLDivElement>(null)
  const Heading = `h${level}` as const
  const isOpen = open.includes(value)
  useFoundInClosed(panel, isOpen, () => show(value, true))
  return (
    <div className="acc-item" id={id}>
      <Heading className="acc-head">
        <button
          type="button"
          className="acc-trigger"
          id={head}
          aria-expanded={isOpen}
          aria-controls={`${head}panel`}
          onClick={() => show(value, !isOpen)}
        >
          {icon && <Icon of={icon} size="md" />}
          <span className="title">{title}</span>
          {badge}
          <Icon of={ChevronDown} className="chev" />
        </button>
      </Heading>
      <div
        ref={panel}
        className="acc-panel"
        id={`${head}panel`}
        role="region"
        aria-labelledby={head}
        hidden={!isOpen}
      >
        <div className={flush ? undefined : 'acc-inner'}>{children}</div>
      </div>
    </div>
  )
}

/** The browser's own search finds words in closed panels too, and opens them. */
function useFoundInClosed(
  panel: RefObject<HTMLDivElement | null>,
  isOpen: boolean,
  onFound: () => void
) {
  const found = useEffectEvent(onFound)
  useLayoutEffect(() => {
    const element = panel.current
    if (isOpen || !element) return
    element.setAttribute('hidden', 'until-found')
    element.addEventListener('beforematch', found)
    return () => element.removeEventListener('beforematch', found)
  }, [panel, isOpen])
}
