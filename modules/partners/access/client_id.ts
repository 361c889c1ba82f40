/** What a client calls itself when it asks for a token. */
export function clientIdOf(id: number): string {
  return `mesterpont-${id}`
}
