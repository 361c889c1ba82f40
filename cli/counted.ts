/** A number with the word for what is counted: 1 point, 2 points. */
export function counted(count: number, word: string): string {
  return `${count} ${Math.abs(count) === 1 ? word : `${word}s`}`
}
