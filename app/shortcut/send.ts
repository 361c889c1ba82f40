import type { ServerResponse } from 'node:http'
import { securityHeaders } from '#app/http/security_headers'
import type { Reply } from './shortcut.js'

/** Characters of a text that is written as it is. */
const SHORT_MAX = 1024

/** Sends JSON with the headers every answer of a route carries. */
export function send(response: ServerResponse, status: number, { body, headers }: Reply): void {
  const text = JSON.stringify(body)
  // Node encodes a long text slowly while it writes it, and writes a short one together with the headers.
  const contents = text.length > SHORT_MAX ? Buffer.from(text) : text
  const fields = securityHeaders()
  fields.push('Cache-Control', 'no-store, private')
  fields.push('Content-Type', 'application/json; charset=utf-8')
  fields.push('Content-Length', String(Buffer.byteLength(contents)))
  for (const name in headers) fields.push(name, headers[name])
  response.writeHead(status, fields)
  response.end(contents)
}
