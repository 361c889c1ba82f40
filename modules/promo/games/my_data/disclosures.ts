import { readable, type Disclosure } from '#app/personal/disclosure'
import { inLanguage } from '#app/in_language'
import PromotionMember from '../models/promotion_member.js'
import Prize from '../models/prize.js'
import Promotion from '../models/promotion.js'
import RulesText from '../models/rules_text.js'
import Winner from '../models/winner.js'

/** What prize games hold of a member: what was accepted, in which words, under which name, and what was won. */
export const gameDisclosures: Disclosure[] = [
  {
    name: 'prize_games',
    covers: ['promotion_members', 'rules_texts'],
    async *read(memberId, locale) {
      const rows = await PromotionMember.query().where({ memberId }).orderBy('id')
      const games = await Promotion.query().whereIn('id', ids(rows, 'promotionId'))
      const texts = await RulesText.query().whereIn('promotionId', ids(rows, 'promotionId'))
      yield rows.map(({ promotionId, acceptedAt, dismissedAt, pseudonym, rulesHash }) => {
        const game = games.find(({ id }) => id === promotionId)!
        const text = texts.find((one) => one.promotionId === promotionId && one.hash === rulesHash)
        return readable({
          game: inLanguage(locale, game.titleHu, game.titleEn),
          accepted_at: acceptedAt,
          dismissed_at: dismissedAt,
          pseudonym,
          rules_hash: rulesHash,
          rules: text ? inLanguage(locale, text.textHu, text.textEn) : null,
        })
      })
    },
  },
  {
    name: 'prizes',
    covers: ['winners'],
    async *read(memberId, locale) {
      const rows = await Winner.query().where({ memberId }).orderBy('id')
      const prizes = await Prize.query().whereIn('id', ids(rows, 'prizeId'))
      yield rows.map(({ prizeId, abbreviatedName, publishedAt }) => {
        const prize = prizes.find(({ id }) => id === prizeId)!
        return readable({
          prize: inLanguage(locale, prize.nameHu, prize.nameEn),
          shown_as: abbreviatedName,
          published_at: publishedAt,
        })
      })
    },
  },
]

function ids<Row, Name extends keyof Row>(rows: Row[], name: Name): Row[Name][] {
  return [...new Set(rows.map((row) => row[name]))]
}
