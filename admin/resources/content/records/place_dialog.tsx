import { TextField } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { act } from '../../../providers/data_provider'
import { CategoryPicker } from '../../article_categories/category_picker'
import { useEditor } from '../editor/editor_context'
import { ActDialog } from './act_dialog'
import type { RecordPage } from './record_page'
import { useSending } from './use_sending'

interface PlaceDialogProps {
  record: RecordPage
  onClose: () => void
}

/** The address of a record, and the category of an article. The address is changed here alone: the old one then leads to the new one. */
export function PlaceDialog({ record, onClose }: PlaceDialogProps) {
  const { store, saver } = useEditor()
  const translate = useTranslate()
  const [slug, setSlug] = useState(record.slug ?? '')
  const [categoryId, setCategoryId] = useState(record.category_id)
  const isArticle = record.kind === 'article'
  const isChanged = slug !== (record.slug ?? '') || categoryId !== record.category_id
  const sending = useSending()
  const save = () =>
    sending.run(async () => {
      const { revision } = saver.state
      const category = isArticle ? { category_id: categoryId } : {}
      const data = { revision, body: store.body(), slug, ...category }
      const path = `/content_records/${record.id}`
      const saved = await act<{ data: RecordPage }>(path, data, 'PUT')
      saver.know(saved.data.body, saved.data.revision)
    })
  return (
    <ActDialog
      title={placeText(record)}
      submit="ra.action.save"
      isChanged={isChanged}
      sending={sending}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        name="slug"
        label={translate('content.slug')}
        helperText={translate('content.slug_change_hint')}
        value={slug}
        onChange={({ target }) => setSlug(target.value)}
      />
      {isArticle && <CategoryPicker value={categoryId} onChange={setCategoryId} />}
    </ActDialog>
  )
}

/** What the dialog is called. */
export const placeText = ({ kind }: RecordPage) =>
  kind === 'article' ? 'content.open.place_of_article' : 'content.open.place'
