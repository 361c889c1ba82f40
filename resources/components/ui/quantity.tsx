import { Lock, Minus, Plus, Trash2 } from 'lucide-react'
import {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react'
import { useHoldRepeat } from '~/hooks/use_hold_repeat'
import { Icon } from './icon'
import { digitsOf, quantityOf } from './quantity_text'

/** The names of the parts of a quantity control. */
export interface QuantityLabels {
  /** The control as a whole: "Quantity of Work cap". */
  group: string
  less: string
  more: string
  remove: string
}

export interface QuantityProps {
  value: number
  min?: number
  max: number
  labels: QuantityLabels
  onChange: (value: number) => void
  /** With it, minus becomes a bin at the minimum. */
  onRemove?: () => void
  disabled?: boolean
}

/** Minus, a figure to type in, plus; holding repeats from 200 ms and speeds up to 30 ms. */
export function Quantity(props: QuantityProps) {
  const { value, min = 1, max, labels, onRemove, disabled } = props
  const step = useSteps(props)
  const [typed, setTyped] = useState<string | null>(null)
  const less = useHoldRepeat(() => step(-1))
  const more = useHoldRepeat(() => step(1))
  const bin = onRemove !== undefined && value <= min
  const remove = useRemoval(onRemove)

  /** An emptied figure waits for the next digit; leaving it puts the last quantity back. */
  function type(text: string) {
    const quantity = quantityOf(text, min, max)
    setTyped(quantity === null ? digitsOf(text) : null)
    if (quantity !== null && quantity !== value) props.onChange(quantity)
  }

  return (
    <span className="qty" role="group" aria-label={labels.group}>
      <button
        type="button"
        aria-label={bin ? labels.remove : labels.less}
        disabled={disabled || (value <= min && !bin)}
        {...less}
        {...(bin ? remove.ofBin : remove.ofMinus(less))}
      >
        <Icon of={bin ? Trash2 : Minus} />
      </button>
      <input
        inputMode="numeric"
        autoComplete="off"
        aria-label={labels.group}
        disabled={disabled}
        value={typed ?? value}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setTyped(null)}
      />
      <output className="sr">{value}</output>
      <button type="button" aria-label={labels.more} disabled={disabled || value >= max} {...more}>
        <Icon of={Plus} />
      </button>
    </span>
  )
}

/**
 * Minus and bin are one button, which changes under the finger: a press that began as a step down to
 * the minimum must not end as a removal, nor may a held key go on from steps to it.
 */
function useRemoval(onRemove?: () => void) {
  const isStep = useRef(false)
  return {
    ofMinus: ({ onPointerDown }: ReturnType<typeof useHoldRepeat>) => ({
      onPointerDown: (event: PointerEvent) => {
        isStep.current = true
        onPointerDown(event)
      },
    }),
    ofBin: {
      onPointerDown: () => {
        isStep.current = false
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.repeat) event.preventDefault()
      },
      onClick: ({ detail }: MouseEvent) => {
        const isEndOfStep = isStep.current && detail > 0
        isStep.current = false
        if (!isEndOfStep) onRemove?.()
      },
    },
  }
}

/** Steps faster than React renders must build on each other, so the last value is kept beside it. */
function useSteps({ value, min = 1, max, onChange }: QuantityProps) {
  const current = useRef(value)
  useEffect(() => {
    current.current = value
  }, [value])
  return (by: number) => {
    const next = current.current + by
    if (next < min || next > max) return false
    current.current = next
    onChange(next)
    return next + by >= min && next + by <= max
  }
}

/** The figure of a promotion item whose quantity is fixed. */
export function LockedQuantity({ value, label }: { value: number; label: string }) {
  return (
    <span className="qty-locked">
      <b>{value}</b>
      <span className="badge">
        <Icon of={Lock} size="xs" />
        {label}
      </span>
    </span>
  )
}
