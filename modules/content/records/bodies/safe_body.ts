import { sanitise } from '#app/sanitise'
import type { FieldsOf } from '#content/blocks/shared/definitions'
import { hasTexts, RECORD_TEXTS } from '#content/blocks/shared/record_texts'
import { walk } from '#content/blocks/shared/walk'
import type { RecordBody, RecordKind } from '../record_kinds.js'

/** A body for the editor, which gives its HTML to the browser's parser: made safe on read as it is for readers. */
export function safeBody(kind: RecordKind, body: RecordBody): RecordBody {
  const copy = structuredClone(body)
  const texts: FieldsOf = hasTexts(kind) ? RECORD_TEXTS[kind] : {}
  for (const [name, value] of Object.entries(copy)) {
    const field = texts[name.replace(/_(hu|en)$/, '')]
    if (field?.kind === 'rich' && typeof value === 'string') copy[name] = sanitise(value)
  }
  walk(copy.content ?? [], ({ field, value, path, props }) => {
    if (field.kind !== 'rich' || typeof value !== 'string') return
    props[path.slice(path.lastIndexOf('.') + 1)] = sanitise(value)
  })
  return copy
}
