import { useEffect, useState } from 'react'
import { act } from '../../providers/data_provider'

/** Somebody who is typing is left alone for so long, in ms. */
const TYPING_MS = 600

/** What the server says of a form as it stands. */
interface Told<Answer> {
  /** The last answer; of what stood there before where it is not fresh. */
  told: Answer | undefined
  isFresh: boolean
}

/** Asks the server about a form, at once and again after each change; nothing is saved. */
export function useAnswer<Answer>(path: string, body: object): Told<Answer> {
  const [answer, setAnswer] = useState<{ asked: string; told: Answer }>()
  const asked = JSON.stringify(body)
  const isFirst = answer === undefined
  useEffect(() => {
    let isOver = false
    const ask = () => {
      act<{ data: Answer }>(path, JSON.parse(asked))
        .then(({ data: told }) => !isOver && setAnswer({ asked, told }))
        // What is wrong with a field stands at the field once it is saved.
        .catch(() => {})
    }
    const timer = setTimeout(ask, isFirst ? 0 : TYPING_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [path, asked, isFirst])
  return { told: answer?.told, isFresh: answer?.asked === asked }
}
