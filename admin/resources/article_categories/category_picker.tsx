import { MenuItem, TextField } from '@mui/material'
import { useTranslate } from 'react-admin'
import { inOrder } from './category_tree'
import { useCategories } from './use_categories'

interface CategoryPickerProps {
  /** Null where an article lies in none. */
  value: number | null
  onChange: (id: number | null) => void
  error?: string
}

const NONE = ''
/** Step to the right of each level, in theme units. */
const INDENT = 2

/** The category of an article, chosen from the tree. */
export function CategoryPicker({ value, onChange, error }: CategoryPickerProps) {
  const { branches, isPending } = useCategories()
  const translate = useTranslate()
  return (
    <TextField
      select
      name="category_id"
      label={translate('content.category')}
      helperText={error ? translate(error, { _: error }) : translate('content.category_hint')}
      error={Boolean(error)}
      value={isPending ? NONE : (value ?? NONE)}
      onChange={({ target }) => onChange(target.value === NONE ? null : Number(target.value))}
    >
      <MenuItem value={NONE}>{translate('content.no_category')}</MenuItem>
      {inOrder(branches).map(({ line, level }) => (
        <MenuItem key={line.id} value={line.id} sx={{ pl: INDENT * level, whiteSpace: 'normal' }}>
          {line.title_hu}
        </MenuItem>
      ))}
    </TextField>
  )
}
