import { BaseTransformer } from '@adonisjs/core/transformers'
import { businessDate } from '#app/business_date'
import { clock } from '#app/clock'
import type Draw from '#promo/draws/models/draw'
import { weeksIn } from '../../game_calendar.js'
import type Prize from '../../models/prize.js'
import type Promotion from '../../models/promotion.js'
import type { NamedAbsence } from '../../queries/absences_of.js'
import type { Gap } from '../../queries/gaps_of.js'

/** A game with all that staff see of it. */
export interface StaffGame {
  game: Promotion
  draws: Draw[]
  prizes: Prize[]
  /** None in lists. */
  gaps: Gap[]
  /** None in lists. */
  absences: NamedAbsence[]
  /** Members who accepted its rules. */
  members: number
}

/** A prize game with its weeks, its prizes and what is missing in it. */
export default class GameTransformer extends BaseTransformer<StaffGame> {
  toObject() {
    const { game, draws, prizes, gaps, absences, members } = this.resource
    const days = { firstDay: businessDate(game.startsAt), lastDay: businessDate(game.endsAt - 1) }
    return {
      id: game.id,
      slug: game.slug,
      phase: phaseOf(game),
      title_hu: game.titleHu,
      title_en: game.titleEn,
      lead_hu: game.leadHu,
      lead_en: game.leadEn,
      first_day: days.firstDay,
      last_day: days.lastDay,
      weeks: weeksIn(days),
      contact_email: game.contactEmail,
      observer_email: game.observerEmail,
      rules_page: game.rulesPage,
      members,
      saved_at: game.updatedAt,
      draws: draws.map((draw) => ({
        key: draw.key,
        first_day: businessDate(draw.opensAt),
        last_day: businessDate(draw.closesAt - 1),
        freeze_by: draw.freezeBy,
        draw_at: draw.drawAt,
        state: draw.state,
      })),
      prizes: prizes.map(({ drawId, nameHu, nameEn, items, picture }) => ({
        draw: draws.find(({ id }) => id === drawId)!.key,
        name_hu: nameHu,
        name_en: nameEn,
        items,
        picture,
      })),
      absences: absences.map(({ titleHu, titleEn, ...absence }) => {
        return { ...absence, title_hu: titleHu, title_en: titleEn }
      }),
      gaps: gaps.map(({ code, about, isBlocking }) => ({ code, about, is_blocking: isBlocking })),
    }
  }
}

/** Where a game is in its life. */
function phaseOf({ state, startsAt, endsAt }: Promotion): 'draft' | 'planned' | 'running' | 'over' {
  const now = clock.now()
  if (state === 'draft') return 'draft'
  if (now < startsAt) return 'planned'
  return now < endsAt ? 'running' : 'over'
}
