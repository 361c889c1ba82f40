import { createContext, use } from 'react'

/** What of a page's blocks depends on who reads; the blocks themselves are the same for all. */
export type PersonalParts = {
  /** The member's own link; null for guests. */
  referral_link: string | null
}

/** What the blocks below know of the reader. */
export const Personal = createContext<PersonalParts>({ referral_link: null })

/** What a block knows of the reader. */
export function usePersonal(): PersonalParts {
  return use(Personal)
}
