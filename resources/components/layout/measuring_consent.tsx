import { useEffect, useRef, useState } from 'react'
import { useMeasuringAnswer } from '~/analytics/measuring_answer'
import { useShared } from '~/hooks/use_shared'
import { MeasuringQuestion } from './measuring_question'

/** What the footer tells to ask again. */
const ASK = 'measuring:ask'

/** Asks once more, for whoever has changed their mind. */
export function askAboutMeasuring(): void {
  window.dispatchEvent(new Event(ASK))
}

/** The question about measuring, where it was not answered yet or is asked for. */
export function MeasuringConsent() {
  const answer = useMeasuringAnswer(useShared().asksMeasuring === true)
  const [isAsked, setAsked] = useState(false)
  const opener = useRef<Element | null>(null)
  useEffect(() => {
    const ask = () => {
      opener.current = document.activeElement
      setAsked(true)
    }
    window.addEventListener(ASK, ask)
    return () => window.removeEventListener(ASK, ask)
  }, [])

  function close() {
    setAsked(false)
    if (opener.current instanceof HTMLElement) opener.current.focus()
    opener.current = null
  }

  if (answer && !isAsked) return null
  return (
    <MeasuringQuestion key={String(isAsked)} answer={answer} takesFocus={isAsked} onClose={close} />
  )
}
