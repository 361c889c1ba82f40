/** A question of the FAQ as the server sends it; its HTML is safe already. */
export type FaqEntry = {
  id: number
  question: string
  answer: string
}

/** Name of the element that shows a question, for links to it. */
export function faqAnchor(id: number): string {
  return `question-${id}`
}

/** The id a hash such as `#question-7` names; null for any other one. */
export function faqIdOf(hash: string): number | null {
  const [, id] = /^#question-(\d{1,10})$/.exec(hash) ?? []
  return id ? Number(id) : null
}

/** The questions that hold every word, in question or answer, whatever the case and accents. */
export function matchingEntries(entries: FaqEntry[], typed: string): FaqEntry[] {
  const words = folded(typed).split(/\s+/).filter(Boolean)
  if (words.length === 0) return entries
  return entries.filter(({ question, answer }) => {
    const text = folded(`${question} ${answer.replaceAll(/<[^>]*>/g, ' ')}`)
    return words.every((word) => text.includes(word))
  })
}

/** Small letters without accents: phones make it easy to leave them out. */
function folded(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
