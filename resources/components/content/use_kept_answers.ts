import { useEffect, useRef } from 'react'
import type { Answer } from '~/forms/questions'
import type { ShopForm } from '~/forms/use_shop_form'
import { keepText, keptText } from '~/hooks/browser_store'

type AnswersOfForm = Record<string, Answer>

/**
 * Keeps half-filled answers in this browser, and puts them back when the member returns. What was kept for questions that
 * changed meanwhile is left out. A logout forgets them.
 */
export function useKeptAnswers(name: string | undefined, form: ShopForm<AnswersOfForm>): void {
  const { data, isDirty, setData } = form
  const restored = useRef<string>(undefined)

  // The server has drawn the form empty; what this browser knows follows.
  useEffect(() => {
    // Once for each survey: later the form itself is the newest.
    if (name === undefined || restored.current === name) return
    restored.current = name
    const kept = keptText(name)
    if (kept) setData({ ...data, ...fitting(kept, data) })
  }, [name, data, setData])

  useEffect(() => {
    if (name !== undefined && isDirty) keepText(name, JSON.stringify(data))
  }, [name, isDirty, data])
}

/** The kept answers that have the shape of what the form asks for. */
function fitting(kept: string, data: AnswersOfForm): AnswersOfForm {
  const answers = Object.entries(parsed(kept)).filter(
    ([field, answer]) => Object.hasOwn(data, field) && shapeOf(answer) === shapeOf(data[field])
  )
  return Object.fromEntries(answers)
}

/** What somebody changed by hand in the browser's store is no reason for a page that does not open. */
function parsed(kept: string): AnswersOfForm {
  try {
    const found = JSON.parse(kept)
    return typeof found === 'object' && found !== null ? found : {}
  } catch {
    return {}
  }
}

function shapeOf(answer: unknown): string {
  if (Array.isArray(answer)) return 'list'
  return typeof answer === 'object' && answer !== null
    ? Object.keys(answer).join(' ')
    : typeof answer
}
