import type { GiftRecord, VariationTypeRecord } from '../records.js'

/** A gift as its category's file writes it; the list adds category and position. */
export type GiftDraft = Omit<
  GiftRecord,
  'category' | 'position' | 'is_new' | 'variations' | 'description_hu' | 'description_en'
> & {
  is_new?: boolean
  variations?: VariationTypeRecord[]
  /** Paragraphs in Hungarian and English; the list makes safe HTML of them. */
  text_hu: string[]
  text_en: string[]
}

const POSITION_STEP = 10

/** The gifts of one category in their order; `start` is the position of the first one. */
export function giftsOf(category: string, start: number, drafts: GiftDraft[]): GiftRecord[] {
  return drafts.map(({ text_hu, text_en, ...draft }, index) => ({
    is_new: false,
    variations: [],
    ...draft,
    description_hu: paragraphs(text_hu),
    description_en: paragraphs(text_en),
    category,
    position: start + index * POSITION_STEP,
  }))
}

/** A variation type whose values read the same in both languages, such as sizes and measures. */
export function sameInBoth(
  title_hu: string,
  title_en: string,
  values: (string | [title: string, stock: number])[]
): VariationTypeRecord {
  return {
    title_hu,
    title_en,
    values: values.map((value) =>
      typeof value === 'string'
        ? { title_hu: value, title_en: value }
        : { title_hu: value[0], title_en: value[0], stock: value[1] }
    ),
  }
}

/** A colour choice; each colour is given in Hungarian and English. */
export function colours(...values: [hu: string, en: string][]): VariationTypeRecord {
  return {
    title_hu: 'Szín',
    title_en: 'Colour',
    values: values.map(([title_hu, title_en]) => ({ title_hu, title_en })),
  }
}

/** A size choice. */
export function sizes(...values: (string | [title: string, stock: number])[]): VariationTypeRecord {
  return sameInBoth('Méret', 'Size', values)
}

function paragraphs(texts: string[]): string {
  return texts.map((text) => `<p>${text}</p>`).join('')
}
