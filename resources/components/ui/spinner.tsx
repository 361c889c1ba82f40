import { classNames } from './class_names'

export interface SpinnerProps {
  /** Said to screen readers; leave it out where words stand beside the spinner. */
  label?: string
  className?: string
}

/** A turning ring; stands still with reduced motion. */
export function Spinner({ label, className }: SpinnerProps) {
  return (
    <>
      <span className={classNames('spin', className)} aria-hidden="true" />
      {label && (
        <span className="sr" role="status">
          {label}
        </span>
      )}
    </>
  )
}
