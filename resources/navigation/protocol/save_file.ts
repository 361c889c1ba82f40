/** The browser begins to read the file after the press; it may take so long, in ms. */
const READ_MS = 10_000

/** A file has no other name where its answer gives none. */
const NAMELESS = 'download'

/** Gives a file that came as an answer to the browser to keep. @source requirements G-44 */
export function saveFile(file: Blob, disposition: string): void {
  const href = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href, download: nameIn(disposition) }).click()
  setTimeout(() => URL.revokeObjectURL(href), READ_MS)
}

/** The name a header gives a file; the one with accents goes before the plain one. */
export function nameIn(disposition: string): string {
  const encoded = /filename\*=utf-8''([^;]+)/i.exec(disposition)?.[1]
  try {
    if (encoded) return decodeURIComponent(encoded)
  } catch {
    // Bytes that are no text: the plain name is left.
  }
  const plain = /filename="?([^";]+)/i.exec(disposition)?.[1]
  return plain ?? NAMELESS
}
