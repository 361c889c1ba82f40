import { useId, type ComponentPropsWithRef, type ReactNode } from 'react'
import { classNames } from './class_names'
import { FieldNote } from './field'

export interface ChoiceTileProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> {
  label: ReactNode
  detail?: ReactNode
}

/** A bordered tile among choices of equal weight; several may be chosen. */
export function CheckboxTile(props: ChoiceTileProps) {
  return <Tile {...props} type="checkbox" />
}

/** A bordered tile among choices of equal weight; one may be chosen. */
export function RadioTile(props: ChoiceTileProps) {
  return <Tile {...props} type="radio" />
}

function Tile({ label, detail, className, ...input }: ChoiceTileProps & { type: string }) {
  return (
    <label className={classNames('check', input.type === 'radio' && 'radio', className)}>
      <input {...input} />
      <span>
        {label}
        {detail && <small>{detail}</small>}
      </span>
    </label>
  )
}

export interface ChoiceGroupProps {
  legend: ReactNode
  hint?: ReactNode
  error?: string | null
  optional?: string
  /** Id of the group, target of the error summary. */
  id?: string
  /** Most columns on a wide screen; phones always show one. */
  columns?: 1 | 2 | 3
  children: ReactNode
}

/** The question above a set of tiles, with its hint and error. */
export function ChoiceGroup(props: ChoiceGroupProps) {
  const { legend, hint, error, optional, id, columns = 3, children } = props
  const noteId = `${useId()}-note`
  return (
    <fieldset
      className={classNames('field', error && 'bad')}
      id={id}
      tabIndex={-1}
      aria-describedby={error || hint ? noteId : undefined}
    >
      <legend className="legend">
        {legend} {optional && <span className="opt">({optional})</span>}
      </legend>
      <div className={classNames('checks', `upto-${columns}`)}>{children}</div>
      <FieldNote id={noteId} hint={hint} error={error} />
    </fieldset>
  )
}
