import type { HttpContext } from '@adonisjs/core/http'
import { withoutDocumentHeaders } from '#app/http/security_headers'
import { isPartOfDocument } from './content_types.js'
import { isBuilt } from './public_files.js'
import { bodyFor, type ServedFile } from './served_file.js'

/** Sends a file, packed as the asker can unpack it, or says that what the asker has is still it. */
export function sendFile(
  { request, response }: HttpContext,
  file: ServedFile,
  cacheControl: string
): unknown {
  if (isPartOfDocument(request.url(), file.type)) withoutDocumentHeaders(response.response)
  // Nobody looks for a file by the number of its request, which the framework would send along.
  delete request.request.headers['x-request-id']
  const [encoding, body] = bodyFor(file, request.header('accept-encoding'))
  // A preview runs in a frame without an origin, and fetches its scripts and fonts as a stranger.
  if (isBuilt(request.url())) response.header('Access-Control-Allow-Origin', '*')
  response.header('Cache-Control', cacheControl)
  response.header('ETag', file.etag)
  if (Object.keys(file.bodies).length > 1) response.header('Vary', 'Accept-Encoding')
  if (request.header('if-none-match')?.includes(file.etag)) return response.status(304).send(null)
  if (encoding !== 'identity') response.header('Content-Encoding', encoding)
  response.header('Content-Type', file.type)
  response.header('Content-Length', String(body.length))
  return response.send(body)
}

/** Whether a request only reads. */
export function isReading({ request }: HttpContext): boolean {
  return request.method() === 'GET' || request.method() === 'HEAD'
}
