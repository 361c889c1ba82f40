import { useMemo, type ReactNode } from 'react'
import { useCards, useEditor } from '../editor/editor_context'
import type { RecordPage } from '../records/record_page'
import { BesidePreview } from './beside_preview'
import type { Previewed } from './rendered'
import { useShownCard } from './use_shown_card'

/** Articles are for members; everybody reads pages. */
const READERS: Record<string, Previewed['readers']> = {
  page: ['guest', 'member'],
  article: ['member', 'guest'],
}

interface RecordPreviewProps {
  record: RecordPage
  children: ReactNode
}

/** The editor of a record with its page beside it. */
export function RecordPreview({ record: { kind, id }, children }: RecordPreviewProps) {
  const { store } = useEditor()
  const open = useCards((state) => state.open)
  const choose = useShownCard()
  const shown = useMemo(
    () => ({
      readers: READERS[kind] ?? READERS.page,
      written: () => ({ kind, recordId: id, body: store.body() }),
      subscribe: store.subscribe,
    }),
    [kind, id, store]
  )
  return <BesidePreview previewed={{ ...shown, open, choose }}>{children}</BesidePreview>
}
