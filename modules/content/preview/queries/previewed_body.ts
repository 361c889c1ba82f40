import { checkBlocks, checkTexts, tidyText } from '#content/blocks/main'
import { RECORD_LENGTH_MAX, TITLE_MAX } from '#content/constants'
import { hasTexts } from '#content/blocks/shared/record_texts'
import type { RecordBody, ShownKind } from '#content/records/record_kinds'

/** Texts of a record that its page shows beside the blocks, with the most characters that are shown. */
const TEXTS = { title: TITLE_MAX, lead: 1000 }

/**
 * A text that is still being written, cleaned as it is when it is saved. What is wrong in it is left out: somebody in the middle
 * of a word wants to see the rest.
 */
export function previewedBody(
  kind: ShownKind | 'survey',
  written: Record<string, unknown>
): RecordBody {
  const body = hasTexts(kind) ? checkTexts(kind, written).texts : titledTexts(written)
  const isTooLarge = JSON.stringify(written.content ?? []).length > RECORD_LENGTH_MAX
  const input = isTooLarge ? [] : (written.content ?? [])
  const { blocks } = checkBlocks(input, { kind, hideTitle: body.hide_title === true })
  return { ...body, content: blocks }
}

/** The texts of a kind with a title of its own. */
function titledTexts(written: Record<string, unknown>): RecordBody {
  const body: RecordBody = { hide_title: written.hide_title === true }
  for (const [name, max] of Object.entries(TEXTS)) {
    for (const language of ['hu', 'en']) {
      const text = written[`${name}_${language}`]
      if (typeof text === 'string') body[`${name}_${language}`] = tidyText(text.slice(0, max))
    }
  }
  return body
}
