import { CircleAlert } from 'lucide-react'
import { useId, type MouseEvent } from 'react'
import { Icon } from './icon'

/** One error with the id of the field it is about. */
export interface SummaryError {
  fieldId: string
  /** The same words as below the field. */
  message: string
}

export interface ErrorSummaryProps {
  title: string
  errors: readonly SummaryError[]
}

/** The list of what is wrong, on top of a form with two or more errors; each line leads to its field. */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  const titleId = useId()
  if (errors.length < 2) return null
  return (
    <div className="error-summary" role="alert" aria-labelledby={titleId}>
      <h2 id={titleId}>
        <Icon of={CircleAlert} />
        {title}
      </h2>
      <ul>
        {errors.map((error) => (
          <li key={error.fieldId}>
            <a href={`#${error.fieldId}`} onClick={(event) => focusField(event, error.fieldId)}>
              {error.message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Focus alone keeps the address clean, which a jump to the hash would not. */
function focusField(event: MouseEvent, id: string) {
  const field = document.getElementById(id)
  if (!field) return
  event.preventDefault()
  field.focus()
}
