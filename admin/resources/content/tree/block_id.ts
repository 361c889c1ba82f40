const SIGNS = 'abcdefghijklmnopqrstuvwxyz0123456789'
/** Signs of an id, as the server asks for them. */
const LENGTH = 10
/** Bytes from here on are drawn again, so that each sign is as likely as another. */
const FAIR_MAX = 256 - (256 % SIGNS.length)

/** A new id of a block, kept for the life of the block. */
export function newBlockId(): string {
  let id = ''
  while (id.length < LENGTH) {
    for (const byte of crypto.getRandomValues(new Uint8Array(LENGTH))) {
      if (byte < FAIR_MAX && id.length < LENGTH) id += SIGNS[byte % SIGNS.length]
    }
  }
  return id
}
