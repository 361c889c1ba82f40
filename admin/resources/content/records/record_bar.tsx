import { Box, Button, IconButton, Stack, Tooltip } from '@mui/material'
import { Redo2, Undo2 } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { useTranslate } from 'react-admin'
import { MenuButton } from '../../../components/menu_button'
import { RecordHistory } from '../../../components/record_history'
import { useEditor } from '../editor/editor_context'
import { KINDS_WITH_SLUG, MADE_KINDS, SHOWN_KINDS, type Kind } from '../fields/record_fields'
import { ArchiveDialog } from '../publish/archive_dialog'
import { PreviewLinks } from '../publish/preview_links'
import { PublishDialog } from '../publish/publish_dialog'
import { UnpublishDialog } from '../publish/unpublish_dialog'
import { VersionsDialog } from '../versions/versions_dialog'
import { PlaceDialog, placeText } from './place_dialog'
import type { RecordPage } from './record_page'
import { RecordStateChip } from './record_state'
import { SaveState } from './save_state'

const BAR = {
  position: 'sticky',
  top: { xs: 56, sm: 48 },
  zIndex: 2,
  backgroundColor: 'background.default',
  py: 1,
  gap: 1,
  alignItems: 'center',
  flexWrap: 'wrap',
}

type Dialog = 'publish' | 'unpublish' | 'versions' | 'previews' | 'place' | 'archive'

interface RecordBarProps {
  record: RecordPage
  reload: () => Promise<void>
}

/** Where the record stands and how it is saved, and what can be done with it as a whole. */
export function RecordBar({ record, reload }: RecordBarProps) {
  const { saver, isReadOnly } = useEditor()
  const translate = useTranslate()
  const [dialog, setDialog] = useState<Dialog | null>(null)
  // What is published, compared or shown to somebody is what stands here now.
  const open = async (chosen: Dialog) => {
    if (!isReadOnly && !(await saver.saveNow())) return
    await reload()
    setDialog(chosen)
  }
  const close = () => {
    setDialog(null)
    void reload()
  }
  const isShown = record.state === 'live' || record.state === 'scheduled'
  const mayBe = (dialog: Dialog, kinds: readonly Kind[]) =>
    !isReadOnly && kinds.includes(record.kind) ? [dialog] : []
  const others: Dialog[] = [
    'versions',
    ...mayBe('previews', SHOWN_KINDS),
    ...mayBe('place', KINDS_WITH_SLUG),
    ...mayBe(isShown ? 'unpublish' : 'archive', MADE_KINDS),
  ]
  const items = others.map((key) => ({
    key,
    text: translate(key === 'place' ? placeText(record) : `content.open.${key}`),
    isGrave: key === 'unpublish' || key === 'archive',
    onChoose: () => void open(key),
  }))
  const props = { record, onClose: close }
  return (
    <>
      <Stack direction="row" sx={BAR}>
        <RecordStateChip record={record} />
        <SaveState />
        <Box sx={{ flex: 1 }} />
        {!isReadOnly && <Steps />}
        <RecordHistory record={record} />
        <MenuButton label={translate('content.more')} items={items} variant="outlined" />
        {!isReadOnly && (
          <Button variant="contained" onClick={() => void open('publish')}>
            {translate('content.open.publish')}
          </Button>
        )}
      </Stack>
      {dialog === 'publish' && <PublishDialog {...props} />}
      {dialog === 'unpublish' && <UnpublishDialog {...props} />}
      {dialog === 'archive' && <ArchiveDialog {...props} />}
      {dialog === 'versions' && <VersionsDialog {...props} />}
      {dialog === 'previews' && <PreviewLinks {...props} reload={reload} />}
      {dialog === 'place' && <PlaceDialog {...props} />}
    </>
  )
}

function Steps() {
  const { store } = useEditor()
  const translate = useTranslate()
  const canGoBack = useSyncExternalStore(store.subscribe, () => store.canGoBack)
  const canGoForward = useSyncExternalStore(store.subscribe, () => store.canGoForward)
  const steps = [
    { key: 'undo', Icon: Undo2, can: canGoBack, go: () => store.back() },
    { key: 'redo', Icon: Redo2, can: canGoForward, go: () => store.forward() },
  ]
  return (
    <>
      {steps.map(({ key, Icon, can, go }) => (
        <Tooltip key={key} title={translate(`content.${key}`)}>
          <span>
            <IconButton disabled={!can} aria-label={translate(`content.${key}`)} onClick={go}>
              <Icon size={20} />
            </IconButton>
          </span>
        </Tooltip>
      ))}
    </>
  )
}
