import type { Locale } from '#config/i18n'
import type { OrderLineSchema } from '#database/schema'
import { inLocale, type Chosen } from '../products/localized.js'

/** A gift as an order keeps it, in both languages. */
export type CopiedGift = Pick<OrderLineSchema, 'titleHu' | 'titleEn' | 'variations'>

/** The gift as mails name it. */
export function chosenIn({ titleHu, titleEn, variations }: CopiedGift): Chosen {
  return { title_hu: titleHu, title_en: titleEn, variations }
}

/** What the gift is called, without its variations. */
export function titleOf(gift: CopiedGift, locale: Locale): string {
  return inLocale(chosenIn(gift), locale)
}

/** The chosen variations in words: "M, Petrol". */
export function variationText({ variations }: CopiedGift, locale: Locale): string {
  return variations.map(({ value }) => inLocale(value, locale)).join(', ')
}
