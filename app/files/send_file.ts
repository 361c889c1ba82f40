import type { HttpContext } from '@adonisjs/core/http'
import { bodyFor, type ServedFile } from './served_file.js'

/** Sends a file, packed as the asker can unpack it, or says that what the asker has is still it. */
export function sendFile(
  { request, response }: HttpContext,
  file: ServedFile,
  cacheControl: string
): unknown {
  const [encoding, body] = bodyFor(file, request.header('accept-encoding'))
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
