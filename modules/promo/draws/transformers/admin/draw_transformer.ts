import { BaseTransformer } from '@adonisjs/core/transformers'
import { businessDate } from '#app/business_date'
import { clock } from '#app/clock'
import { groupedPseudonym } from '../../../draw/names.js'
import { isThere } from '../../archive/archive_term.js'
import type { DeskDraw, DeskPlace } from '../../desk/desk_draws.js'
import { deskSteps, isOpen, voidReasons } from '../../desk/desk_steps.js'

/** A draw as its desk shows it: where it stands, what can be done, and who was drawn. */
export default class DrawTransformer extends BaseTransformer<DeskDraw> {
  toObject() {
    const { draw, promotion, prizes, wishes, exclusions, places, files, facts } = this.resource
    const now = clock.now()
    return {
      id: draw.id,
      promotion_id: promotion.id,
      campaign: promotion.slug,
      title_hu: promotion.titleHu,
      title_en: promotion.titleEn,
      is_published: promotion.state === 'published',
      key: draw.key,
      kind: draw.kind,
      state: draw.state,
      first_day: businessDate(draw.opensAt),
      last_day: businessDate(draw.closesAt - 1),
      freeze_by: draw.freezeBy,
      draw_at: draw.drawAt,
      round: draw.round,
      steps: deskSteps(facts, now).map((step) => ({
        step: step.step,
        from: step.from,
        by_itself_at: step.byItselfAt,
        needs_two: step.needsTwo,
        is_open: isOpen(step, now),
      })),
      void_reasons: voidReasons(facts, now),
      wishes: wishes.map(({ id, kind, askedBy }) => ({ id, kind, asked_by: askedBy })),
      prizes: prizes.map(({ nameHu, nameEn, items }) => ({
        name_hu: nameHu,
        name_en: nameEn,
        items,
      })),
      exclusions: exclusions.map(({ memberId, reason, askedBy, agreedBy }) => ({
        member_id: memberId,
        reason,
        asked_by: askedBy,
        is_agreed: agreedBy !== null,
      })),
      places: places.map(placeOnDesk),
      files: files
        .filter(({ name }) => name.startsWith('sheet') || name.startsWith(`${draw.key}.`))
        .filter(({ name }) => isThere(promotion, name))
        .map(({ name, hash }) => ({ name, sha256: hash })),
    }
  }
}

function placeOnDesk({ place, prize, memberId, winner }: DeskPlace) {
  return {
    place: place.place,
    state: place.state,
    prize_hu: prize?.nameHu ?? null,
    prize_en: prize?.nameEn ?? null,
    item: place.item,
    reserve: place.reserve,
    pseudonym: place.pseudonym && groupedPseudonym(place.pseudonym),
    member_id: memberId,
    name: winner?.abbreviatedName ?? null,
    is_public: Boolean(winner?.publishedAt),
    attempts: place.attempts,
  }
}
