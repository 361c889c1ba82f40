import { recordAudit, type Actor, type AuditEntry } from '#app/audit/audit'
import { businessDate } from '#app/business_date'
import { clock } from '#app/clock'
import { refuseIfSavedSince } from '#app/http/saved_since'
import { afterCommit, type Transaction } from '#app/transaction'
import { BoosterInForce, BoosterState as NotInState } from '#points/boosters/exceptions'
import { DayIsOver, UnknownProduct } from '#points/exceptions'
import ParticipatingProduct from '#points/participating/models/participating_product'
import { RuleNotThere } from '#points/point_rules/exceptions'
import type { BoosterTerms } from '../booster.js'
import Booster from '../models/booster.js'
import { forgetBoosters } from '../running_boosters.js'

/**
 * Writes a draft; it gives nothing until it is switched on.
 *
 * @throws unknown_product
 */
export async function draftBooster(
  trx: Transaction,
  terms: BoosterTerms,
  by: Actor
): Promise<number> {
  const values = { ...valuesOf(terms, by), state: 'draft', createdAt: clock.now() } as const
  const { id } = await Booster.create(values, trx)
  await refuseUnknownProducts(trx, terms)
  await audit(trx, { by, action: 'booster.drafted', id })
  return id
}

/**
 * Changes a draft.
 *
 * @throws not_found, booster_in_force, changed_meanwhile, unknown_product
 */
export async function changeBooster(
  trx: Transaction,
  id: number,
  { by, terms, savedAt }: { by: Actor; terms: BoosterTerms; savedAt?: number }
): Promise<void> {
  const booster = await heldDraft(trx, id)
  refuseIfSavedSince(booster, savedAt)
  await booster.merge(valuesOf(terms, by)).save()
  await refuseUnknownProducts(trx, terms)
  await audit(trx, { by, action: 'booster.changed', id })
}

/**
 * Throws a draft away.
 *
 * @throws not_found, booster_in_force
 */
export async function removeBooster(trx: Transaction, id: number, by: Actor): Promise<void> {
  await (await heldDraft(trx, id)).delete()
  await audit(trx, { by, action: 'booster.removed', id })
}

function valuesOf(terms: BoosterTerms, by: Actor) {
  return {
    ...terms,
    weekdays: terms.weekdays.toSorted((a, b) => a - b),
    zipPrefixes: terms.zipPrefixes.toSorted(),
    actorId: by.source === 'admin' ? by.staffId : null,
    updatedAt: clock.now(),
  }
}

/** A list of products is JSON, so no foreign key looks after it. */
async function refuseUnknownProducts(
  trx: Transaction,
  { productIds }: BoosterTerms
): Promise<void> {
  if (!productIds.length) return
  const known = await ParticipatingProduct.query(trx).select('id').whereIn('id', productIds)
  if (known.length === new Set(productIds).size) return
  const unknown = new UnknownProduct()
  unknown.field = 'product_ids'
  throw unknown
}

/** The booster of an id, which nobody else changes meanwhile. */
async function held(trx: Transaction, id: number): Promise<Booster> {
  const booster = await Booster.query(trx).where('id', id).forUpdate().first()
  if (!booster) throw new RuleNotThere()
  return booster
}

async function heldDraft(trx: Transaction, id: number): Promise<Booster> {
  const booster = await held(trx, id)
  if (booster.state !== 'draft') throw new BoosterInForce()
  return booster
}

type Deed = { by: Actor; action: AuditEntry['action']; id: number }

function audit(trx: Transaction, { by, action, id }: Deed) {
  return recordAudit(trx, { by, action, subject: { type: 'booster', id } })
}

/**
 * Switches a draft on. From here on its terms stay as they are: what differs is another booster.
 *
 * @throws not_found, booster_state, day_is_over
 */
export async function switchBoosterOn(trx: Transaction, id: number, by: Actor): Promise<void> {
  const now = clock.now()
  const booster = await held(trx, id)
  if (booster.state !== 'draft') throw new NotInState()
  const { lastDay } = booster
  if (lastDay && lastDay < businessDate(now)) throw new DayIsOver('last_day')
  await booster.merge({ state: 'active', activatedAt: now, updatedAt: now }).save()
  await audit(trx, { by, action: 'booster.switched_on', id })
  afterCommit(trx, forgetBoosters)
}

/**
 * Stops a booster for good; scans that come after it in the order of the database get nothing.
 *
 * @throws not_found, booster_state
 */
export async function stopBooster(trx: Transaction, id: number, by: Actor): Promise<void> {
  const now = clock.now()
  const booster = await held(trx, id)
  if (booster.state !== 'active') throw new NotInState()
  await booster.merge({ state: 'stopped', stoppedAt: now, updatedAt: now }).save()
  await audit(trx, { by, action: 'booster.stopped', id })
  afterCommit(trx, forgetBoosters)
}
