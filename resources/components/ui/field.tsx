import { CircleAlert } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { classNames } from './class_names'
import { Icon } from './icon'

/** What every labelled control takes. */
export interface FieldFrame {
  label: ReactNode
  /** How to fill it in; gives way to the error. */
  hint?: ReactNode
  /** The sentence of what is wrong; marks the control invalid. */
  error?: string | null
  /** The word for "optional"; required fields carry no mark. */
  optional?: string
  id?: string
  /** Class of the frame, for its place in a grid of columns (`s3`, `m2`, `d2`). */
  frameClass?: string
}

/** What the frame hands to its control. */
export interface ControlProps {
  'id': string
  'className': string
  'aria-invalid'?: true
  'aria-describedby'?: string
}

export interface FieldProps extends FieldFrame {
  children: (control: ControlProps) => ReactNode
}

/** Label above, control, and below it the hint or, with an icon, the error. */
export function Field({ label, hint, error, optional, id, frameClass, children }: FieldProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const noteId = `${controlId}-note`
  return (
    <div className={classNames('field', error && 'bad', frameClass)}>
      <label htmlFor={controlId}>
        {label} {optional && <span className="opt">({optional})</span>}
      </label>
      {children({
        id: controlId,
        className: 'input',
        // Left out where there is nothing to say: a control may say something itself.
        ...(error && { 'aria-invalid': true as const }),
        ...((error || hint) && { 'aria-describedby': noteId }),
      })}
      <FieldNote id={noteId} hint={hint} error={error} />
    </div>
  )
}

/** The line below a control: the error when there is one, else the hint. */
export function FieldNote({
  id,
  hint,
  error,
}: Pick<FieldFrame, 'hint' | 'error'> & { id: string }) {
  if (error) {
    return (
      <p className="err" id={id}>
        <Icon of={CircleAlert} />
        <span>{error}</span>
      </p>
    )
  }
  return hint ? (
    <p className="hint" id={id}>
      {hint}
    </p>
  ) : null
}

/** Splits the frame's props from those meant for the control itself. */
export function splitFrame<Props extends FieldFrame>(props: Props) {
  const { label, hint, error, optional, id, frameClass, ...control } = props
  return { frame: { label, hint, error, optional, id, frameClass }, control }
}
