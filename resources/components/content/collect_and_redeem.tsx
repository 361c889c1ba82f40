import type { ComponentType } from 'react'
import { StepGift } from '~/components/illustrations/step_gift'
import { StepScan } from '~/components/illustrations/step_scan'
import { StepSticker } from '~/components/illustrations/step_sticker'
import { useT } from '~/translation/use_t'

const STEPS: [string, ComponentType][] = [
  ['sticker', StepSticker],
  ['scan', StepScan],
  ['gift', StepGift],
]

/** From sticker to gift in three steps. */
export function CollectAndRedeem() {
  const t = useT()
  return (
    <section className="section wrap stack gap-6" aria-labelledby="steps-title">
      <h2 id="steps-title" className="text-h2">
        {t('home.steps.title')}
      </h2>
      <ol className="steps">
        {STEPS.map(([name, Picture], index) => (
          <li key={name} className="step">
            <div className="art r16">
              <Picture />
            </div>
            <div className="body">
              <h3>
                <span className="n">{index + 1}.</span> {t(`home.steps.${name}.title`)}
              </h3>
              <p className="soft">{t(`home.steps.${name}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
