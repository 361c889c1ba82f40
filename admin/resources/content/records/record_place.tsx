import { Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { titleWithin } from '../../article_categories/category_tree'
import { useCategories } from '../../article_categories/use_categories'
import type { RecordPage } from './record_page'

/** Where readers find the record: its address, and the category of an article. */
export function RecordPlace({ record }: { record: RecordPage }) {
  if (record.slug === null) return null
  return (
    <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere', mb: 2 }}>
      {record.kind === 'article' ? <ArticlePlace record={record} /> : `/${record.slug}`}
    </Typography>
  )
}

function ArticlePlace({ record: { category_id: id, slug } }: { record: RecordPage }) {
  const { lines } = useCategories()
  const translate = useTranslate()
  const title = id === null ? translate('content.no_category') : titleWithin(lines, id)
  const part = lines.find((line) => line.id === id)?.slug
  return `/tudasbazis/${part ? `${part}/` : ''}${slug} · ${title}`
}
