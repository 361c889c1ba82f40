import { act } from '../../../providers/data_provider'
import type { Body } from '../merge/body'

/** Who looks at the page, and how. */
export interface Look {
  locale: 'hu' | 'en'
  reader: 'guest' | 'member'
}

/** What is rendered: a record, and its text as it stands in the editor. */
export interface Rendered extends Look {
  kind: string
  recordId: number
  body: Body
}

/** What a reader would see of a text; the server cleans it. */
export async function renderedPage({ recordId, ...rest }: Rendered): Promise<object> {
  const { data } = await act<{ data: object }>('/content/render', {
    ...rest,
    record_id: recordId,
  })
  return data
}

/** The block that was pressed in a preview; null for every other message. */
export function chosenIn(
  { source, origin, data }: Pick<MessageEvent, 'source' | 'origin' | 'data'>,
  frame: MessageEventSource | null | undefined
): string | null {
  // A frame without an origin says so with this word.
  if (!frame || source !== frame || origin !== 'null') return null
  const { type, id } = (data ?? {}) as { type?: unknown; id?: unknown }
  return type === 'chosen' && typeof id === 'string' ? id : null
}
