import type { IncomingMessage, ServerResponse } from 'node:http'
import { pack, packingOf, WORTH_PACKING_MIN } from '#app/http/packing'
import { securityHeaders } from '#app/http/security_headers'
import type { Reply } from './shortcut.js'

/** Characters of a text that is written as it is. */
const SHORT_MAX = 1024
const PACKED_BY = 'Accept-Encoding'

/** Sends JSON with the headers every answer of a route carries. */
export function send(response: ServerResponse, status: number, { body, headers }: Reply): void {
  const text = JSON.stringify(body)
  const isLong = text.length >= WORTH_PACKING_MIN
  const { req } = response as ServerResponse<IncomingMessage>
  const packing = isLong ? packingOf(req.headers['accept-encoding']) : undefined
  const contents = packing ? pack(text, packing) : contentsOf(text)
  const fields = securityHeaders()
  fields.push('Cache-Control', 'no-store, private')
  fields.push('Content-Type', 'application/json; charset=utf-8')
  fields.push('Content-Length', String(Buffer.byteLength(contents)))
  if (packing) fields.push('Content-Encoding', packing)
  if (isLong) fields.push('Vary', headers?.Vary ? `${headers.Vary}, ${PACKED_BY}` : PACKED_BY)
  for (const name in headers) {
    if (name !== 'Vary' || !isLong) fields.push(name, headers[name])
  }
  response.writeHead(status, fields)
  response.end(contents)
}

/** Node encodes a long text slowly while it writes it, and writes a short one together with the headers. */
function contentsOf(text: string): Buffer | string {
  return text.length > SHORT_MAX ? Buffer.from(text) : text
}
