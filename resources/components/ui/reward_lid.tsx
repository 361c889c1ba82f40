import { formatSignedPoints } from '~/format/points'
import { BlankLid } from '../illustrations/blank_lid'

export interface RewardLidProps {
  /** Points credited. */
  points: number
  locale: string
  /** "points". */
  unit: string
}

/** The lid that seats itself after an accepted code, with the points on it. */
export function RewardLid({ points, locale, unit }: RewardLidProps) {
  return (
    <div className="biglid">
      <BlankLid />
      <b>
        {formatSignedPoints(points, locale)}
        <small>{unit}</small>
      </b>
    </div>
  )
}
