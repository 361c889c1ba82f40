import { Check } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from './class_names'
import { Field, splitFrame, type FieldFrame } from './field'
import { Icon } from './icon'
import { Spinner } from './spinner'

/** A lookup that runs behind the field or has filled it. */
export interface Lookup {
  state: 'looking-up' | 'found'
  /** Said to screen readers: "Looking up", "Found". */
  label: string
}

export interface TextFieldProps extends FieldFrame, Omit<ComponentPropsWithRef<'input'>, 'id'> {
  lookup?: Lookup
  /** Tabular figures, for numbers and codes. */
  figures?: boolean
}

/** One line of text with label, hint and error; spinner and check tell of a lookup. */
export function TextField({ lookup, figures, ...props }: TextFieldProps) {
  const { frame, control } = splitFrame(props)
  return (
    <Field {...frame}>
      {(field) => (
        <WithLookup lookup={lookup}>
          <input
            type="text"
            {...control}
            {...field}
            className={classNames(field.className, figures && 'num', control.className)}
          />
        </WithLookup>
      )}
    </Field>
  )
}

function WithLookup({ lookup, children }: { lookup?: Lookup; children: ReactNode }) {
  return (
    <div className={classNames(lookup && 'with-icon')}>
      {children}
      {lookup?.state === 'looking-up' && <Spinner />}
      {lookup?.state === 'found' && <Icon of={Check} className="found" />}
      <span className="sr" role="status">
        {lookup?.label}
      </span>
    </div>
  )
}
