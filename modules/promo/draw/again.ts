/** What the name of a draw gets that takes the place of a void one. */
const AGAIN = 'b'

/** The name of the draw that takes the place of a void one: `w3b` for `w3`. */
export const keyOfNext = (key: string) => `${key}${AGAIN}`

/** Whether a draw takes the place of a void one. */
export const isDrawnAgain = (key: string) => key.endsWith(AGAIN)

/** The draws that were void before this one, the last of them first: `w3b` and `w3` for `w3bb`. */
export function keysBefore(key: string): string[] {
  if (!isDrawnAgain(key)) return []
  const before = key.slice(0, -AGAIN.length)
  return [before, ...keysBefore(before)]
}
