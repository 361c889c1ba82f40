import app from '@adonisjs/core/services/app'

/** The keys the shop is known by to push services, in base64url. @source RFC 8292 */
export interface KeyPair {
  publicKey: string
  privateKey: string
}

/** What push services know the shop by, and which of them are written to. */
export class PushAccount {
  /** @param subject whom a push service writes to when something is wrong, `mailto:` or `https:` */
  constructor(
    readonly pair: KeyPair | null,
    readonly subject: string,
    /** Pairs of before, for browsers that have not subscribed anew yet. */
    readonly oldPairs: KeyPair[],
    /** Hosts beside those that are known. */
    readonly moreHosts: string[]
  ) {}

  /** The pair a browser was given the public half of. */
  pairOf(publicKey: string): KeyPair | undefined {
    return [this.pair, ...this.oldPairs].find((pair) => pair?.publicKey === publicKey) ?? undefined
  }
}

/** The account of this installation. */
export function pushAccount(): Promise<PushAccount> {
  return app.container.make(PushAccount)
}

/** The key that browsers of members subscribe with; null where the shop has none. */
export async function pushPublicKey(): Promise<string | null> {
  return (await pushAccount()).pair?.publicKey ?? null
}
