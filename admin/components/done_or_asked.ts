/** The text of an answer: something was done, or a second administrator has to agree first. */
export function doneOrAsked(data: object, done: string): string {
  return 'waiting_id' in data ? 'waiting_deeds.asked' : done
}
