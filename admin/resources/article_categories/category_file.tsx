import { Box } from '@mui/material'
import { ListContextProvider, useList, useTranslate, useTranslateLabel } from 'react-admin'
import { useListFile } from '../../components/list/use_list_file'
import { MenuButton } from '../../components/menu_button'
import type { CategoryLine } from './category_tree'

const RESOURCE = 'article_categories'
const COLUMNS = ['path', 'title_hu', 'title_en', 'articles', 'position']

/** The whole tree to take along, a category a line; the page has read it already. */
export function CategoryFile({ lines: data }: { lines: CategoryLine[] }) {
  const list = useList({ data, sort: { field: 'slug', order: 'ASC' } })
  return (
    <ListContextProvider value={{ ...list, resource: RESOURCE }}>
      <FileButton />
    </ListContextProvider>
  )
}

function FileButton() {
  const translate = useTranslate()
  const labelOf = useTranslateLabel()
  const files = useListFile(
    COLUMNS.map((source) => ({ source, label: String(labelOf({ source, resource: RESOURCE })) }))
  )
  if (!files.length) return null
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end', mb: 1 }}>
      <MenuButton label={translate('list_tools.download')} items={files} />
    </Box>
  )
}
