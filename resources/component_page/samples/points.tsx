import { CountdownRing } from '~/components/ui/countdown_ring'
import { Lid } from '~/components/ui/lid'
import { HubFigure, PointsChange, PointsChip, PointsFigure } from '~/components/ui/points_figure'
import { RewardLid } from '~/components/ui/reward_lid'
import { Stepper } from '~/components/ui/stepper'
import { Tape } from '~/components/ui/tape'
import { NOWHERE, type Drawn, type Samples } from '../sample'

/** A third of a narrow window holds these. */
const LONG_STEPS = ['Telefonszám-ellenőrzés', 'Adatmegadás', 'Véglegesítés']

/** Points, and the way to more of them. */
export const points = ({ words, locale }: Drawn): Samples => ({
  points_figure: {
    usual: <PointsFigure points={1400} locale={locale} unit={words.points} />,
    sizes: <PointsFigure points={12_480} locale={locale} size="big" unit={words.points} />,
    kinds: (
      <>
        <PointsChip points={12_480} locale={locale} href={NOWHERE} label={words.yourPoints} />
        <PointsChange points={120} locale={locale} />
        <PointsChange points={-1400} locale={locale} />
      </>
    ),
    empty: <PointsFigure points={0} locale={locale} unit={words.points} />,
    night: (
      <div className="night kit-night hub">
        <HubFigure points={12_480} locale={locale} unit={words.pointsToSpend} />
      </div>
    ),
    many: <PointsFigure points={1_234_567_890} locale={locale} size="big" unit={words.points} />,
  },
  lid: { usual: <Lid /> },
  reward_lid: {
    usual: (
      <div className="kit-window">
        <div className="result">
          <RewardLid points={120} locale={locale} unit={words.points} />
        </div>
      </div>
    ),
    many: (
      <div className="kit-window">
        <div className="result">
          <RewardLid points={12_480} locale={locale} unit={words.points} />
        </div>
      </div>
    ),
  },
  countdown_ring: {
    start: <CountdownRing seconds={60} total={60} />,
    middle: <CountdownRing seconds={25} total={60} />,
    end: <CountdownRing seconds={0} total={60} />,
  },
  tape: {
    empty: <Tape share={0} label={words.way} />,
    middle: <Tape share={0.64} label={words.way} valueText={words.short} />,
    end: <Tape share={1} label={words.way} valueText={words.enough} />,
    sizes: (
      <>
        <Tape share={0.3} label={words.way} size="slim" />
        <Tape share={0.3} label={words.way} size="header" />
      </>
    ),
    night: (
      <div className="night kit-night">
        <Tape share={0.64} label={words.way} valueText={words.short} />
      </div>
    ),
  },
  stepper: {
    start: <Stepper steps={words.steps} current={0} label={words.step(1)} />,
    middle: <Stepper steps={words.steps} current={1} label={words.step(2)} />,
    end: <Stepper steps={words.steps} current={2} label={words.step(3)} />,
    long: <Stepper steps={LONG_STEPS} current={0} label={words.step(1)} />,
  },
})
