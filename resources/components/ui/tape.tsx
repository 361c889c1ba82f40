import { classNames } from './class_names'

export interface TapeProps {
  /** How far the tape is out, 0 to 1; more or less is cut off. */
  share: number
  /** What it measures: "Way to the cordless drill". */
  label: string
  /** The measure in words: "2,520 points to go"; without it the percentage is said. */
  valueText?: string
  /** large 34 px, slim 14 px on cards, header 10 px. */
  size?: 'large' | 'slim' | 'header'
  className?: string
}

const SIZE_CLASS = { large: '', slim: 'slim', header: 'header-tape' }

/** Progress as a steel tape pulled out: ticks every 8 px, long ones every 40 px, a hook at the end. */
export function Tape({ share, label, valueText, size = 'large', className }: TapeProps) {
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 100)
  return (
    <div
      className={classNames('tape', SIZE_CLASS[size], placeOf(percent), className)}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={valueText}
    >
      <i />
    </div>
  )
}

/** How far it is out, in classes: the content policy lets the server write no style of a single element. */
function placeOf(percent: number): string {
  return percent === 0 ? 'in' : `tens-${Math.floor(percent / 10)} ones-${percent % 10}`
}
