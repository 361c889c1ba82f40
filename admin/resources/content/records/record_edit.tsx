import { Box, Card, CardContent, Skeleton, Typography } from '@mui/material'
import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { Title, useCanAccess, useTranslate } from 'react-admin'
import { useParams } from 'react-router'
import { BlockEditor } from '../editor/block_editor'
import { CardsStore } from '../editor/cards_store'
import { EditorProvider, type Editor } from '../editor/editor_context'
import { UndoKeys } from '../editor/undo_keys'
import { blockTypes, rulesOf } from '../fields/block_types'
import { KINDS_OF_BLOCKS, SHOWN_KINDS } from '../fields/record_fields'
import { isMenu } from '../menus/entries'
import { MenuForm } from '../menus/menu_form'
import { ConflictDialog } from '../merge/conflict_dialog'
import { RecordPreview } from '../preview/record_preview'
import { BodyStore } from '../store/body_store'
import { DraftSaver } from '../store/draft_saver'
import { RecordBar } from './record_bar'
import { RecordFields } from './record_fields_form'
import { sendDraft, type RecordPage } from './record_page'
import { RecordPlace } from './record_place'
import { useRecord } from './use_record'

/** Its inputs stand side by side where the card itself has the room. */
const FORM = { containerType: 'inline-size', overflow: 'visible' }

/** The screen of one record: its texts, its blocks, and when readers see it. */
export function RecordEdit() {
  const { id = '' } = useParams()
  const { record, reload } = useRecord(id)
  const { canAccess: mayWrite = false, isPending } = useCanAccess({
    resource: 'content_records',
    action: 'create',
  })
  if (isPending || !record || String(record.id) !== id) {
    return <Skeleton variant="rounded" height={320} />
  }
  return <RecordEditor key={record.id} record={record} reload={reload} mayWrite={mayWrite} />
}

interface RecordEditorProps {
  record: RecordPage
  reload: () => Promise<void>
  mayWrite: boolean
}

function RecordEditor({ record, reload, mayWrite }: RecordEditorProps) {
  const translate = useTranslate()
  const isReadOnly = !mayWrite || record.state === 'archived'
  const { kind } = record
  // The store begins with the record as it was opened; what the server says later comes in by the saver.
  const [parts] = useState(() => {
    const hasBlocks = KINDS_OF_BLOCKS.includes(kind)
    const body = hasBlocks ? { ...record.body, content: record.body.content ?? [] } : record.body
    const store = new BodyStore(body, blockTypes.isHolder)
    const send = (draft: typeof body, revision: number) => sendDraft(record.id, draft, revision)
    const saver = new DraftSaver(store, record.revision, send)
    return { store, saver, cards: new CardsStore(), rules: rulesOf(kind) }
  })
  const editor: Editor = useMemo(
    () => ({ ...blockTypes, ...parts, isReadOnly }),
    [parts, isReadOnly]
  )
  useSavedOnLeaving(parts.saver)
  return (
    <EditorProvider value={editor}>
      <Title title={record.title_hu || record.title_en || translate(`content.kinds.${kind}`)} />
      <UndoKeys />
      <RecordBar record={record} reload={reload} />
      <Around record={record} isWritten={mayWrite}>
        <CardContent>
          <Typography component="h2" variant="h6" sx={{ mb: 1 }}>
            {translate(`content.kinds.${kind}`)}
          </Typography>
          <RecordPlace record={record} />
          {isMenu(kind) ? <MenuForm kind={kind} /> : <RecordFields kind={kind} />}
          {KINDS_OF_BLOCKS.includes(kind) && <BlockEditor />}
          <Box sx={{ height: 16 }} />
        </CardContent>
      </Around>
      <ConflictDialog />
    </EditorProvider>
  )
}

interface AroundProps {
  record: RecordPage
  isWritten: boolean
  children: ReactNode
}

/** What can be looked at by itself is shown as it is written. */
function Around({ record, isWritten, children }: AroundProps) {
  const card = <Card sx={FORM}>{children}</Card>
  if (!isWritten || !SHOWN_KINDS.includes(record.kind)) return card
  return <RecordPreview record={record}>{card}</RecordPreview>
}

/** Saves what is not saved yet when the screen is left, and has the browser ask where the window is closed. */
function useSavedOnLeaving(saver: DraftSaver) {
  useEffect(() => {
    const end = saver.begin()
    const ask = (event: BeforeUnloadEvent) => {
      if (saver.isBehind) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => {
      window.removeEventListener('beforeunload', ask)
      end()
      void saver.saveNow()
    }
  }, [saver])
}
