import type { ComponentType } from 'react'
import { StepGift } from '~/components/illustrations/step_gift'
import { StepScan } from '~/components/illustrations/step_scan'
import { StepSticker } from '~/components/illustrations/step_sticker'
import type { HomeTexts, Step } from './home_texts'

const STEPS: [Step, ComponentType][] = [
  ['sticker', StepSticker],
  ['scan', StepScan],
  ['gift', StepGift],
]

/** From sticker to gift in three steps. */
export function CollectAndRedeem({ texts }: { texts: HomeTexts }) {
  return (
    <section className="section wrap stack gap-6" aria-labelledby="steps-title">
      <h2 id="steps-title" className="text-h2">
        {texts.steps_title}
      </h2>
      <ol className="steps">
        {STEPS.map(([name, Picture], index) => (
          <li key={name} className="step">
            <div className="art r16">
              <Picture />
            </div>
            <div className="body">
              <h3>
                <span className="n">{index + 1}.</span> {texts[`${name}_title`]}
              </h3>
              <p className="soft">{texts[`${name}_text`]}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
