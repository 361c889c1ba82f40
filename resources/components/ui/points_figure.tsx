import { formatPoints, formatSignedPoints } from '~/format/points'
import { AppLink } from './app_link'
import { classNames } from './class_names'
import { Lid } from './lid'

export interface PointsFigureProps {
  /** Whole points. */
  points: number
  locale: string
  /** row 28 px, big 44 px. */
  size?: 'row' | 'big'
  /** The word "points" after the figure. */
  unit?: string
  className?: string
}

/** Lid sign and display figure. */
export function PointsFigure({ points, locale, size, unit, className }: PointsFigureProps) {
  return (
    <span className={classNames('pts', size === 'big' && 'big', className)}>
      <Lid />
      <span>{formatPoints(points, locale)}</span>
      {unit && <small>{unit}</small>}
    </span>
  )
}

export interface PointsChipProps {
  points: number
  locale: string
  href: string
  /** The whole name of the link: "Your points: 12,480". */
  label: string
}

/** The balance in the header: yellow, 48 px, leads to the profile. */
export function PointsChip({ points, locale, href, label }: PointsChipProps) {
  return (
    <AppLink className="pts chip" href={href} aria-label={label}>
      <Lid />
      <span>{formatPoints(points, locale)}</span>
    </AppLink>
  )
}

export interface PointsChangeProps {
  /** Whole points; positive is a credit, negative a debit. */
  points: number
  locale: string
}

/** A credit in green or a debit in crimson; the sign is always written. */
export function PointsChange({ points, locale }: PointsChangeProps) {
  return (
    <span className={classNames('plus', points < 0 ? 'down' : 'up')}>
      {formatSignedPoints(points, locale)}
    </span>
  )
}

export interface HubFigureProps {
  points: number
  locale: string
  /** "points to spend". */
  unit: string
}

/** The balance in giant figures on the home hub; stands on night. */
export function HubFigure({ points, locale, unit }: HubFigureProps) {
  return (
    <p className="figure">
      <b>{formatPoints(points, locale)}</b>
      <span>{unit}</span>
    </p>
  )
}
