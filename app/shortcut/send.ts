import type { IncomingMessage, ServerResponse } from 'node:http'
import { packedText } from '#app/http/packing'
import { securityHeaders } from '#app/http/security_headers'

/** What is sent as JSON. */
interface Answer {
  body: unknown
  headers?: Record<string, string>
}

/** A text of a kind. */
interface TextAnswer {
  text: string
  type: string
  headers?: Record<string, string>
}

/** Characters of a text that is written as it is. */
const SHORT_MAX = 1024
const PACKED_BY = 'Accept-Encoding'

/** Sends JSON with the headers every answer of a route carries. */
export function send(response: ServerResponse, status: number, { body, headers }: Answer): void {
  sendText(response, status, { text: JSON.stringify(body), type: 'application/json', headers })
}

/** Sends a document in the same way. */
export function sendDocument(response: ServerResponse, html: string): void {
  sendText(response, 200, { text: html, type: 'text/html' })
}

function sendText(response: ServerResponse, status: number, { text, type, headers }: TextAnswer) {
  const { req } = response as ServerResponse<IncomingMessage>
  const { contents, packing, varies } = packedText(text, req.headers)
  const sent = contentsOf(contents)
  const fields = securityHeaders()
  fields.push('Cache-Control', 'no-store, private')
  fields.push('Content-Type', `${type}; charset=utf-8`)
  fields.push('Content-Length', String(Buffer.byteLength(sent)))
  if (packing) fields.push('Content-Encoding', packing)
  if (varies) fields.push('Vary', headers?.Vary ? `${headers.Vary}, ${PACKED_BY}` : PACKED_BY)
  for (const name in headers) {
    if (name !== 'Vary' || !varies) fields.push(name, headers[name])
  }
  response.writeHead(status, fields)
  response.end(sent)
}

/** Node encodes a long text slowly while it writes it, and writes a short one together with the headers. */
function contentsOf(packed: Buffer | string): Buffer | string {
  const isLongText = typeof packed === 'string' && packed.length > SHORT_MAX
  return isLongText ? Buffer.from(packed) : packed
}
