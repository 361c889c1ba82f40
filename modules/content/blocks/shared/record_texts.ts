import { plain, rich, type FieldsOf, type RecordKind } from './fields.js'

/** What records say beside their blocks, by kind, where it is made of the fields that blocks are made of. */
export const RECORD_TEXTS = {
  faq: { question: plain(300, { both: true }), answer: rich(20_000) },
} as const satisfies Partial<Record<RecordKind, FieldsOf>>

/** A kind whose texts are defined here. */
export type TextsKind = keyof typeof RECORD_TEXTS

/** Whether the texts of a kind are defined here. */
export const hasTexts = (kind: string): kind is TextsKind => Object.hasOwn(RECORD_TEXTS, kind)
