import { createContext } from 'react'
import type { Data } from '@generated/data'

/** What a preview in the back-office shows pages with; null in the shop, where the page knows it. */
export const Previewed = createContext<Data.SharedProps | null>(null)
