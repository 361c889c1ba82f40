import { MenuItem, TextField } from '@mui/material'
import { useTranslate } from 'react-admin'
import { FormDialog, useFormDialog } from '../../components/form_dialog'
import { parentsFor, titleWithin, type CategoryLine } from './category_tree'
import { useCategories } from './use_categories'

/** Longest texts, as the server checks them. */
const TITLE_MAX = 200
const SLUG_MAX = 100
const DESCRIPTION_MAX = 2000

interface CategoryDialogProps {
  /** The category that is changed; none where one is made. */
  category?: CategoryLine
  /** Where a new one lies. */
  parentId?: number | null
  onClose: () => void
}

/** The texts of a category, its part of the address, and the category it lies in. */
export function CategoryDialog({ category, parentId = null, onClose }: CategoryDialogProps) {
  const translate = useTranslate()
  const { lines, branches } = useCategories()
  const begun = category ?? NEW
  const form = useFormDialog(
    {
      title_hu: begun.title_hu,
      title_en: begun.title_en,
      slug: begun.slug,
      parent_id: String((category ? category.parent_id : parentId) ?? ''),
      description_hu: begun.description_hu,
      description_en: begun.description_en,
    },
    {
      path: category ? `/article_categories/${category.id}` : '/article_categories',
      method: category && 'PUT',
      texts: 'resources.article_categories.fields',
      body: (fields) => ({
        ...fields,
        slug: fields.slug || null,
        parent_id: fields.parent_id ? Number(fields.parent_id) : null,
        position: category?.position,
        saved_at: category?.saved_at,
      }),
      said: () => ['article_categories.saved'],
      onClose,
    }
  )
  const lengthOf = (max: number, lang?: string) => ({ htmlInput: { maxLength: max, lang } })
  const hinted = (name: 'slug' | 'parent_id') => {
    const { helperText, ...field } = form.field(name)
    return { ...field, helperText: field.error ? helperText : translate(HINTS[name]) }
  }
  return (
    <FormDialog
      form={form}
      maxWidth="sm"
      title={translate(category ? 'article_categories.change' : 'article_categories.make')}
      submit={translate('ra.action.save')}
    >
      <TextField required {...form.field('title_hu')} slotProps={lengthOf(TITLE_MAX, 'hu')} />
      <TextField {...form.field('title_en')} slotProps={lengthOf(TITLE_MAX, 'en')} />
      <TextField select {...hinted('parent_id')}>
        <MenuItem value="">{translate('article_categories.top')}</MenuItem>
        {parentsFor(branches, category?.id ?? null).map(({ id }) => (
          <MenuItem key={id} value={String(id)} sx={{ whiteSpace: 'normal' }}>
            {titleWithin(lines, id)}
          </MenuItem>
        ))}
      </TextField>
      <TextField {...hinted('slug')} slotProps={lengthOf(SLUG_MAX)} />
      {(['hu', 'en'] as const).map((language) => (
        <TextField
          key={language}
          multiline
          minRows={2}
          {...form.field(`description_${language}`)}
          slotProps={lengthOf(DESCRIPTION_MAX, language)}
        />
      ))}
    </FormDialog>
  )
}

const NEW = { title_hu: '', title_en: '', slug: '', description_hu: '', description_en: '' }
const HINTS = {
  slug: 'article_categories.slug_hint',
  parent_id: 'article_categories.parent_hint',
}
