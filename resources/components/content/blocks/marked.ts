import { createContext } from 'react'

/** Whether each block is followed by a mark with its id, for a preview that finds blocks by what is pressed. */
export const Marked = createContext(false)
