import { useEffect, useState } from 'react'
import { useNotify } from 'react-admin'
import { request } from '../../providers/http'

/** One bar of a distribution, from and to both included. */
export type Bin<Value> = { from: Value; to: Value; count: number }
type Spread<Value> = { bins: Bin<Value>[]; median: Value | null }
type Words = { label_hu: string; label_en: string }

/** What was answered to one question; a part its kind does not have is empty. */
export type QuestionResult = Words & {
  id: string
  type: string
  answered: number
  choices: (Words & { value: string; count: number })[]
  numbers: Spread<number> | null
  days: Spread<string> | null
  lengths: Spread<number> | null
  words: { word: string; count: number }[]
  texts: string[]
  found: number
}

/** What was answered to a survey, and by which groups it can be looked at. */
export interface Results {
  answered: number
  professions: { key: number; count: number }[]
  counties: { key: string; count: number }[]
  questions: QuestionResult[]
}

/** Whose answers are shown, and what answers in words must hold. */
export interface Asked {
  profession_id?: number
  county?: string
  q?: string
}

/** Words are looked for once nobody has typed for so many ms. */
const QUIET_MS = 300

/** The results of a survey; undefined until they are there. */
export function useSurveyResults(surveyId: number, asked: Asked): Results | undefined {
  const notify = useNotify()
  const [results, setResults] = useState<Results>()
  const given = Object.entries(asked).filter(([, value]) => value !== undefined && value !== '')
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()

  useEffect(() => {
    let isWanted = true
    const timer = setTimeout(() => {
      request<{ data: Results }>(`/surveys/${surveyId}/results?${query}`).then(
        ({ data }) => isWanted && setResults(data),
        (error: Error) => isWanted && notify(error.message, { type: 'error' })
      )
    }, QUIET_MS)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [surveyId, query, notify])

  return results
}
