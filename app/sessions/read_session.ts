/** What may be read of a session where nothing is written to it. */
export interface ReadSession {
  readonly sessionId: string
  get(name: string): any
}
