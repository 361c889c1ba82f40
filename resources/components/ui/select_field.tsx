import { ChevronDown } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { Field, splitFrame, type FieldFrame } from './field'
import { Icon } from './icon'

/** One choice of a select. */
export interface SelectOption {
  value: string
  label: string
  disabled?: boolean
}

export interface SelectFieldProps
  extends FieldFrame, Omit<ComponentPropsWithRef<'select'>, 'id' | 'children'> {
  options: readonly SelectOption[]
  /** First, empty entry: "Please choose". */
  placeholder?: string
}

/** The device's own select, which phones show best. */
export function SelectField({ options, placeholder, ...props }: SelectFieldProps) {
  const { frame, control } = splitFrame(props)
  return (
    <Field {...frame}>
      {(field) => (
        <div className="with-icon">
          <select {...control} {...field}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon of={ChevronDown} />
        </div>
      )}
    </Field>
  )
}
