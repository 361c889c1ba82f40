import type { MeasuringAnswer } from '@rules/measuring_answer'
import { useEffect, useRef } from 'react'
import { answerMeasuring } from '~/analytics/measuring_answer'
import { AppLink } from '~/components/ui/app_link'
import { Button } from '~/components/ui/button'
import { useShared } from '~/hooks/use_shared'
import { useT } from '~/translation/use_t'

/** The notice that says what is kept in the browser and for how long. */
const NOTICE_PATH = '/suti-tajekoztato'

interface MeasuringQuestionProps {
  /** What was said before; null on the first visit. */
  answer: MeasuringAnswer | null
  /** Opened by the visitor, who is led there. */
  takesFocus: boolean
  onClose: () => void
}

/**
 * Asks whether visits may be measured. It lies at the lower edge and blocks nothing; both answers
 * are the same button.
 */
export function MeasuringQuestion({ answer, takesFocus, onClose }: MeasuringQuestionProps) {
  const t = useT()
  const { footerLinks } = useShared()
  const title = useRef<HTMLHeadingElement>(null)
  const box = useHeightTold()
  const notice = footerLinks.find(({ url }) => url === NOTICE_PATH)
  useEffect(() => {
    if (takesFocus) title.current?.focus()
  }, [takesFocus])

  function choose(given: MeasuringAnswer) {
    answerMeasuring(given)
    onClose()
  }
  // Without an answer nothing is measured, but the question stays.
  useEscape(answer !== null, onClose)

  return (
    <section ref={box} className="measuring" aria-labelledby="measuring">
      <div className="wrap">
        <div>
          <h2 id="measuring" ref={title} tabIndex={-1}>
            {t('layout.measuring.title')}
          </h2>
          <p>
            {t('layout.measuring.text')} {answer && t(`layout.measuring.now.${answer}`)}{' '}
            {notice && <AppLink href={notice.url}>{notice.title}</AppLink>}
          </p>
        </div>
        <div className="answers">
          <Button kind="second" data-answer="denied" onClick={() => choose('denied')}>
            {t('layout.measuring.needed')}
          </Button>
          <Button kind="second" data-answer="granted" onClick={() => choose('granted')}>
            {t('layout.measuring.all')}
          </Button>
        </div>
      </div>
    </section>
  )
}

function useEscape(isOpen: boolean, close: () => void) {
  useEffect(() => {
    if (!isOpen) return
    const press = ({ key }: KeyboardEvent) => key === 'Escape' && close()
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [isOpen, close])
}

/** Tells the style sheet how high the question is: what floats stands above it. */
function useHeightTold() {
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    const { style } = document.documentElement
    const watch = new ResizeObserver(() => {
      style.setProperty('--measuring-height', `${box.current?.offsetHeight ?? 0}px`)
    })
    watch.observe(box.current!)
    return () => {
      watch.disconnect()
      style.removeProperty('--measuring-height')
    }
  }, [])
  return box
}
