import { clock } from '#app/clock'
import type { Transaction } from '#app/transaction'
import { MediumIsUsed } from '../exceptions.js'
import type Media from '../models/media.js'
import { usesOf } from './owners.js'

/**
 * Puts a medium that is held away: it is offered no more, and what shows it still finds it.
 *
 * @throws medium_is_used where readers see it now or will
 */
export async function archiveMedium(trx: Transaction, medium: Media): Promise<void> {
  const uses = (await usesOf([medium], trx)).get(medium.id) ?? []
  const shown = uses.filter(({ state }) => state === 'live' || state === 'scheduled')
  if (shown.length) throw new MediumIsUsed(shown.length)
  medium.archivedAt ??= clock.now()
  await medium.useTransaction(trx.client).save()
}

/** Offers it again. */
export async function restoreMedium({ client }: Transaction, medium: Media): Promise<void> {
  await medium.merge({ archivedAt: null }).useTransaction(client).save()
}
