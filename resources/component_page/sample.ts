import type { ReactNode } from 'react'
import type { Words } from './words/english'

/** A state that components can be in; the words name it. */
export type State = keyof Words['states']

/** A component, by the name of its file, in its states. */
export type Samples = Record<string, Partial<Record<State, ReactNode>>>

/** What the samples are drawn with. */
export interface Drawn {
  words: Words
  locale: string
}

/** Nobody breaks these; the longest that Hungarian forms and shops print. */
export const LONG_WORDS = 'Teljesítményigazolás-visszavonás'
export const LONG_TITLE = 'Energiahatékonyság-korszerűsítési nyílászárószigetelés'
/** Where links of samples lead. */
export const NOWHERE = '/dev/ui'
