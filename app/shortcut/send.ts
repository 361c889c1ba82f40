import type { ServerResponse } from 'node:http'
import { securityHeaders } from '#app/http/security_headers'
import type { Reply } from './shortcut.js'

/** Sends JSON with the headers every answer of a route carries. */
export function send(response: ServerResponse, status: number, { body, headers }: Reply): void {
  const text = JSON.stringify(body)
  const fields = securityHeaders()
  fields.push('Cache-Control', 'no-store, private')
  fields.push('Content-Type', 'application/json; charset=utf-8')
  fields.push('Content-Length', String(Buffer.byteLength(text)))
  for (const name in headers) fields.push(name, headers[name])
  response.writeHead(status, fields)
  response.end(text)
}
