import { useId } from 'react'

/** One variation that can be chosen. */
export interface VariationOption {
  value: string
  label: string
  /** Not available: dashed and struck through. */
  disabled?: boolean
}

export interface VariationPickerProps {
  legend: string
  options: readonly VariationOption[]
  value: string | null
  onChange: (value: string) => void
  /** Said after the name of an option that is not available. */
  unavailableLabel: string
  hideLegend?: boolean
}

/** Segment buttons of 50 px; a set of radio buttons underneath. */
export function VariationPicker(props: VariationPickerProps) {
  const { legend, options, value, onChange, unavailableLabel, hideLegend } = props
  const name = useId()
  return (
    <fieldset>
      <legend className={hideLegend ? 'sr' : 'legend'}>{legend}</legend>
      <div className="seg">
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            <span>
              {option.label}
              {option.disabled && <span className="sr"> ({unavailableLabel})</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
