import { newName, type Keep } from './folder.js'
import { MediumUnreadable } from './exceptions.js'

/** How a PDF begins; a name or a header can say anything. */
const PDF_START = Buffer.from('%PDF-', 'latin1')
const FILE_NAME_MAX = 120

/** Whether bytes begin as a PDF. */
export const isPdf = (bytes: Buffer): boolean =>
  bytes.subarray(0, PDF_START.length).equals(PDF_START)

/**
 * Stores a PDF as it is, under a name of ours; it is only ever handed out to be saved.
 *
 * @throws medium_unreadable (415)
 */
export async function storeFile(bytes: Buffer, keep: Keep): Promise<{ name: string }> {
  if (!isPdf(bytes)) throw new MediumUnreadable()
  const name = newName()
  await keep(`${name}.pdf`, bytes)
  return { name }
}

/** Signs that are not seen or turn the direction, and those a path is made of. */
const STRANGE = /[\p{Cc}\p{Cf}\u2028\u2029"<>|?*:]+/gu

/** A file's own name as staff read it: the last part of a path, without signs that are no part of a name. */
export function tidyFileName(given: string): string {
  const last = given.normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  return last
    .replaceAll(STRANGE, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[ .]+/, '')
    .trim()
    .slice(0, FILE_NAME_MAX)
}

/** The header under which a browser saves a file by this name. @source RFC 6266 and RFC 8187 */
export function attachmentHeader(fileName: string): string {
  const plain = fileName
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\w. ()+,-]/g, '_')
  const encoded = encodeURIComponent(fileName.toWellFormed()).replaceAll(
    /['()*!]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
