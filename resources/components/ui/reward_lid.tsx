import { formatSignedPoints } from '~/format/points'
import { BlankLid } from '../illustrations/blank_lid'

/** Characters that fit on the lid in the large type. */
const LARGE_FIGURE = 5

export interface RewardLidProps {
  /** Points credited. */
  points: number
  locale: string
  /** "points". */
  unit: string
}

/** The lid that seats itself after an accepted code, with the points on it. */
export function RewardLid({ points, locale, unit }: RewardLidProps) {
  const figure = formatSignedPoints(points, locale)
  return (
    <div className="biglid">
      <BlankLid />
      <b className={figure.length > LARGE_FIGURE ? 'long' : undefined}>
        {figure}
        <small>{unit}</small>
      </b>
    </div>
  )
}
