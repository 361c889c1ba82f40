import { PartnerTokenSchema } from '#database/schema'
import type { Scope } from '../scopes.js'

/** What a program of a partner proves itself with. Instants in ms UTC. */
export default class PartnerToken extends PartnerTokenSchema {
  declare kind: 'token' | 'client' | 'granted'

  get scopeList(): Scope[] {
    return this.scopes.split(' ') as Scope[]
  }

  isOpen(now: number): boolean {
    return this.revokedAt === null && this.expiresAt > now
  }
}
