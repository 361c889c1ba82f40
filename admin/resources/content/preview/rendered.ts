import { act } from '../../../providers/data_provider'

/** Who looks at the page, and how. */
export interface Look {
  locale: 'hu' | 'en'
  reader: 'guest' | 'member'
}

/** A text as it stands in the editor, and the record it belongs to, where it has one. */
export interface Written {
  kind: string
  recordId: number | null
  body: object
}

/** What is rendered, and for whom. */
export interface Rendered extends Look, Written {}

/** What a preview shows, and what happens to what is pressed in it. */
export interface Previewed {
  /** Who may read it; the first one does unless another is chosen. */
  readers: readonly Look['reader'][]
  /** What stands in the editor by now. */
  written: () => Written
  /** Tells of every change until what it answers is called. */
  subscribe: (changed: () => void) => () => void
  /** The block whose card is open: the preview brings it into the window. */
  open: string | null
  /** Opens the card of a block; false where there is none of that name. */
  choose: (id: string) => boolean
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
