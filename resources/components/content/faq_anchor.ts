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
