import { useId, type ComponentPropsWithRef, type ReactNode } from 'react'
import { classNames } from './class_names'
import { FieldNote } from './field'

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> {
  label: ReactNode
  /** A second, smaller line inside the label. */
  detail?: ReactNode
  hint?: ReactNode
  error?: string | null
}

/** A 28 px box in a 48 px row; the whole row can be pressed. */
export function Checkbox({ label, detail, hint, error, id, className, ...input }: CheckboxProps) {
  const ownId = useId()
  const noteId = `${id ?? ownId}-note`
  return (
    <div className={classNames('field', error && 'bad', className)}>
      <label className={classNames('check', error && 'bad')}>
        <input
          {...input}
          type="checkbox"
          id={id ?? ownId}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || hint ? noteId : undefined}
        />
        <span>
          {label}
          {detail && <small>{detail}</small>}
        </span>
      </label>
      <FieldNote id={noteId} hint={hint} error={error} />
    </div>
  )
}
