import type { CSSProperties } from 'react'
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
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 1000) / 10
  const style: CSSProperties & Record<'--at', string> = { '--at': `${percent}%` }
  return (
    <div
      className={classNames('tape', SIZE_CLASS[size], percent === 0 && 'in', className)}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(percent)}
      aria-valuetext={valueText}
      style={style}
    >
      <i />
    </div>
  )
}
