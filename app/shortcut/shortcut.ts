import type { IncomingHttpHeaders } from 'node:http'
import type { Locale } from '#config/i18n'

/** The member a request comes from. */
export interface Visitor {
  id: number
  email: string
}

/** A request that passed every check the framework makes of its kind. */
export interface Visit {
  member: Visitor
  locale: Locale
  session: { id: string; data: Record<string, unknown> }
  /** Network address of the client. */
  address(): string
}

/** What a request asks for. */
export interface Asked {
  /** What stands in the address in place of the parameter; empty where it has none. */
  parameter: string
  /** What was sent; empty where nothing is. */
  body: Record<string, unknown>
  headers: IncomingHttpHeaders
}

/** What is sent back, as JSON. */
export interface Reply {
  body: unknown
  headers?: Record<string, string>
}

/** The plain case of one address, answered beside the framework (docs/decisions/0118). */
export interface Shortcut<Input> {
  /** What the plain request says; undefined leaves the request, unread, to the framework. */
  read(asked: Asked, visit: Visit): Input | undefined
  /**
   * @returns the reply, or the error the controller throws
   * @throws the same; either is told as the framework tells it
   */
  answer(input: Input, visit: Visit): Promise<Reply | Error>
}
