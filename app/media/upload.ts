import type { IncomingMessage } from 'node:http'
import { UPLOAD_MAX } from './constants.js'
import { FileTooLarge, PictureTooLarge } from './exceptions.js'

/** Bytes that tell what an upload is. */
const START_BYTES = 12

/**
 * Reads the raw body of an upload, no further than it may be long.
 *
 * @param limitOf bytes it may have, by how it begins
 * @throws picture_too_large, file_too_large (413)
 */
export async function readUpload(
  request: IncomingMessage,
  limitOf: (start: Buffer) => number = () => UPLOAD_MAX
): Promise<Buffer> {
  const chunks: Buffer[] = []
  const said = Number(request.headers['content-length'] ?? 0)
  let length = 0
  // A picture is the shortest of what is taken: where that fits, nothing is asked.
  let max = said > UPLOAD_MAX ? 0 : UPLOAD_MAX
  // Left early, the request must stay as it is: its answer goes over the same connection.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    length += chunk.length
    chunks.push(chunk)
    if (Math.max(length, said) <= max || length < START_BYTES) continue
    max = limitOf(Buffer.concat(chunks))
    if (Math.max(length, said) > max) throw tooLarge(max)
  }
  return Buffer.concat(chunks)
}

function tooLarge(max: number) {
  return max > UPLOAD_MAX ? new FileTooLarge() : new PictureTooLarge()
}
