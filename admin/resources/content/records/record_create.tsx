import { Button, Card, CardContent, MenuItem, TextField } from '@mui/material'
import { useState, type FormEvent } from 'react'
import { Title, useRedirect, useTranslate } from 'react-admin'
import { useSearchParams } from 'react-router'
import { act } from '../../../providers/data_provider'
import { KINDS_OF_BLOCKS, KINDS_WITH_SLUG, MADE_KINDS, type Kind } from '../fields/record_fields'
import { CategoryPicker } from '../../article_categories/category_picker'
import { ProblemList } from './problem_list'
import type { RecordPage } from './record_page'
import { useSending } from './use_sending'

/** A new record: its kind and what it is called; all else is written on its own screen. */
export function RecordCreate() {
  const [search] = useSearchParams()
  const asked = MADE_KINDS.find((one) => one === search.get('kind'))
  const [kind, setKind] = useState<Kind>(asked ?? 'page')
  const [title, setTitle] = useState('')
  const [slug, setSlug] = useState('')
  const [categoryId, setCategoryId] = useState<number | null>(null)
  const translate = useTranslate()
  const redirect = useRedirect()
  const { isSending, problems, run } = useSending()

  async function create(event: FormEvent) {
    event.preventDefault()
    await run(async () => {
      const name = kind === 'faq' ? 'question_hu' : 'title_hu'
      const content = KINDS_OF_BLOCKS.includes(kind) ? { content: [] } : {}
      const place = {
        ...(slug && { slug }),
        ...(kind === 'article' && { category_id: categoryId }),
      }
      const data = { kind, body: { [name]: title, ...content }, ...place }
      const { data: made } = await act<{ data: RecordPage }>('/content_records', data)
      redirect('edit', 'content_records', made.id)
    })
  }
  return (
    <Card sx={{ maxWidth: 640, mt: 2 }}>
      <Title title="content.new" />
      <CardContent component="form" onSubmit={create} sx={{ display: 'grid', gap: 2 }}>
        <TextField
          select
          label={translate('content.kind_label')}
          value={kind}
          onChange={({ target }) => setKind(target.value as Kind)}
        >
          {MADE_KINDS.map((one) => (
            <MenuItem key={one} value={one}>
              {translate(`content.kinds.${one}`)}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          required
          name="title"
          label={translate(kind === 'faq' ? 'content.new_question' : 'content.new_title')}
          value={title}
          onChange={({ target }) => setTitle(target.value)}
        />
        {KINDS_WITH_SLUG.includes(kind) && (
          <TextField
            name="slug"
            label={translate('content.slug')}
            helperText={translate('content.slug_hint')}
            value={slug}
            onChange={({ target }) => setSlug(target.value)}
          />
        )}
        {kind === 'article' && <CategoryPicker value={categoryId} onChange={setCategoryId} />}
        <ProblemList problems={problems} />
        <Button type="submit" variant="contained" disabled={isSending || title === ''}>
          {translate('content.create')}
        </Button>
      </CardContent>
    </Card>
  )
}
