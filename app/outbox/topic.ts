declare const PAYLOAD: unique symbol

/** The name of a kind of message, and the type of what such a message carries. */
export type Topic<Payload> = string & { readonly [PAYLOAD]: Payload }

/** Declares a kind of message, once: who sends it and who carries it out are held to its payload. */
export function topic<Payload extends object>(name: string): Topic<Payload> {
  return name as Topic<Payload>
}
