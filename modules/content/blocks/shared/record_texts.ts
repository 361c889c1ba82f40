import { plain, rich, type FieldsOf, type RecordKind } from './fields.js'

const text = (max: number) => plain(max, { both: true })

/** What records say beside their blocks, by kind, where it is made of the fields that blocks are made of. */
export const RECORD_TEXTS = {
  faq: { question: text(300), answer: rich(20_000) },
  // Requirements T-21: the hero, three steps, the community.
  home: {
    hero_title: text(120),
    hero_text: text(600),
    hero_registered: text(60),
    steps_title: text(120),
    sticker_title: text(60),
    sticker_text: text(300),
    scan_title: text(60),
    scan_text: text(300),
    gift_title: text(60),
    gift_text: text(300),
    community_title: text(120),
    community_text: text(600),
    community_button: text(60),
  },
} as const satisfies Partial<Record<RecordKind, FieldsOf>>

/** A kind whose texts are defined here. */
export type TextsKind = keyof typeof RECORD_TEXTS

/** Whether the texts of a kind are defined here. */
export const hasTexts = (kind: string): kind is TextsKind => Object.hasOwn(RECORD_TEXTS, kind)
