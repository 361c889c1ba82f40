import { sanitise } from '#app/sanitise'
import { walk } from '#content/blocks/shared/walk'
import type { RecordBody } from '../record_kinds.js'

/** A body for the editor, which gives its HTML to the browser's parser: made safe on read as it is for readers. */
export function safeBody(body: RecordBody): RecordBody {
  const copy = structuredClone(body)
  walk(copy.content ?? [], ({ field, value, path, props }) => {
    if (field.kind !== 'rich' || typeof value !== 'string') return
    props[path.slice(path.lastIndexOf('.') + 1)] = sanitise(value)
  })
  return copy
}
