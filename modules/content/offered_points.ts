/** What a survey or a questionnaire brings who answers it, in points: nothing while it is a draft. */
export function offeredBy({
  points,
  publishedAt,
}: {
  points?: number
  publishedAt?: number | null
}): number {
  return publishedAt ? (points ?? 0) : 0
}
