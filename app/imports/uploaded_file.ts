import { createHash, randomUUID } from 'node:crypto'
import { open, rm, type FileHandle } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { UnreadableFile } from './csv_lines.js'
import { FileTooLarge, FileUnreadable } from './exceptions.js'

/** Bytes of an uploaded file at most; a hundred thousand lines fit in. */
export const UPLOAD_MAX = 20 * 1024 * 1024

/** A file that was sent and lies on the disk until it is let go. */
export class UploadedFile {
  private constructor(
    readonly path: string,
    /** In hexadecimal digits; files with the same contents have the same. */
    readonly digest: string
  ) {}

  /**
   * Keeps the raw body of a request, which must be UTF-8 from the first byte to the last: what is
   * written of a file that breaks in the middle could not be told from the whole.
   *
   * @throws file_too_large (413), file_not_utf8
   */
  static async of(request: IncomingMessage): Promise<UploadedFile> {
    if (Number(request.headers['content-length'] ?? 0) > UPLOAD_MAX) throw new FileTooLarge()
    const path = join(tmpdir(), `import-${randomUUID()}`)
    const file = await open(path, 'wx', 0o600)
    try {
      return new UploadedFile(path, await keep(request, file))
    } catch (error) {
      await rm(path, { force: true })
      throw error
    } finally {
      await file.close()
    }
  }

  async remove(): Promise<void> {
    await rm(this.path, { force: true })
  }
}

/** Writes what comes and answers its digest. */
async function keep(request: IncomingMessage, file: FileHandle): Promise<string> {
  const hash = createHash('sha256')
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let length = 0
  // Left early, the request must stay as it is: its answer goes over the same connection.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    length += chunk.length
    if (length > UPLOAD_MAX) throw new FileTooLarge()
    decode(() => decoder.decode(chunk, { stream: true }))
    hash.update(chunk)
    await file.write(chunk)
  }
  decode(() => decoder.decode())
  return hash.digest('hex')
}

function decode(read: () => string) {
  try {
    read()
  } catch {
    // Whatever the decoder says of it, these bytes are no text.
    throw new FileUnreadable(new UnreadableFile(0, 'not_utf8', 'The file is not UTF-8'))
  }
}
