const KEY_BYTES = 16

/**
 * A name nobody else has, in hexadecimal digits. Made by hand because `randomUUID` is missing where the page is not in a
 * secure context; the pages of members have their own, so that no file of theirs is shared with the back-office.
 */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
