import { businessDate } from '#app/business_date'
import { clock } from '#app/clock'
import { SavingPlans, type SavingPlan } from '#auth'
import type { Locale } from '#config/i18n'
import { balanceOf, paceOf, participatingProducts } from '#points'
import { FORECAST_WINDOW_DAYS } from '../constants.js'
import { inLocale } from '../products/localized.js'
import { wishlistOf } from './queries/wishlist_of.js'
import { dailyPace, paceDays, planOf, type ScannableProduct } from './saving_plan.js'

const WINDOW_MS = FORECAST_WINDOW_DAYS * 24 * 60 * 60 * 1000

/** The plans of a member's wish list; who saves for nothing costs one statement. */
export class MemberSavingPlans extends SavingPlans {
  async of(memberId: number, locale: Locale): Promise<SavingPlan[]> {
    const wishes = await wishlistOf(memberId, locale)
    if (!wishes.length) return []
    const now = clock.now()
    const [points, pace, products] = await Promise.all([
      balanceOf(memberId),
      paceOf(memberId, now - WINDOW_MS),
      participatingProducts(),
    ])
    const scans = new Map(pace.products.map((product) => [product.productId, product.scans]))
    const scannable = products.map((product): ScannableProduct => ({
      title: inLocale({ title_hu: product.titleHu, title_en: product.titleEn }, locale),
      points: product.worth,
      scans: scans.get(product.id) ?? 0,
    }))
    const today = businessDate(now)
    const standing = {
      points,
      pace: dailyPace(pace, now),
      paceDays: paceDays(pace.collectingSince, now),
      today,
      products: scannable,
    }
    return wishes.map((wish) => planOf(wish, standing))
  }
}
