import hash from '@adonisjs/core/services/hash'

/** A hash nobody knows the password of: unknown addresses cost the same time as known ones. */
let nobodysHash: Promise<string> | undefined

/** The stored form of a password: argon2id with the settings of config/hash.ts. */
export function hashPassword(password: string): Promise<string> {
  return hash.make(password)
}

/** Compares with the stored hash, or with nobody's where there is none, in the same time. */
export async function fitsPassword(stored: string | null, password: string): Promise<boolean> {
  nobodysHash ??= hash.make(crypto.randomUUID())
  const against = stored ?? (await nobodysHash)
  const fits = await hash.verify(against, password)
  return fits && stored !== null
}
