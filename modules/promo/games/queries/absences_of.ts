import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { businessDate } from '#app/business_date'
import { findParticipatingProduct } from '#points'
import ProductAbsence from '../models/product_absence.js'
import type Promotion from '../models/promotion.js'

/** Days of a product without tickets, YYYY-MM-DD in Budapest, half open; without an end to that of the game. */
export interface NamedAbsence {
  id: number
  titleHu: string
  titleEn: string
  from: string
  until: string | null
}

/** Products that leave a game or come back into it, in the order of time. */
export async function absencesOf({ id: promotionId }: Promotion): Promise<NamedAbsence[]> {
  const absences = await ProductAbsence.query().where({ promotionId }).orderBy('fromAt')
  return Promise.all(absences.map(named))
}

async function named({ id, productId, fromAt, untilAt }: ProductAbsence): Promise<NamedAbsence> {
  const { titleHu, titleEn } = (await findParticipatingProduct(productId))!
  const until = untilAt === null ? null : businessDate(untilAt)
  return { id, titleHu, titleEn, from: businessDate(fromAt), until }
}

/** Whether some product does not take part in a game all the time: most games need not ask what was scanned. */
export async function hasAbsences(
  promotionId: number,
  client?: TransactionClientContract
): Promise<boolean> {
  return (await ProductAbsence.query({ client }).where({ promotionId }).first()) !== null
}
