import type { IncomingMessage } from 'node:http'
import { UPLOAD_MAX } from './constants.js'
import { PictureTooLarge } from './exceptions.js'

/**
 * Reads the raw body of an upload, no further than a picture may be long.
 *
 * @throws picture_too_large (413)
 */
export async function readUpload(request: IncomingMessage): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > UPLOAD_MAX) throw new PictureTooLarge()
  const chunks: Buffer[] = []
  let length = 0
  // Left early, the request must stay as it is: its answer goes over the same connection.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    length += chunk.length
    if (length > UPLOAD_MAX) throw new PictureTooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
