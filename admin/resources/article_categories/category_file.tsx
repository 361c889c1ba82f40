import { Box } from '@mui/material'
import { ListBase, useTranslate, useTranslateLabel } from 'react-admin'
import { useListFile } from '../../components/list/use_list_file'
import { MenuButton } from '../../components/menu_button'

const RESOURCE = 'article_categories'
const COLUMNS = ['path', 'title_hu', 'title_en', 'articles', 'position']

/** The whole tree to take along, a category a line. */
export function CategoryFile() {
  return (
    <ListBase
      resource={RESOURCE}
      sort={{ field: 'slug', order: 'ASC' }}
      perPage={1}
      disableSyncWithLocation
      storeKey={false}
    >
      <FileButton />
    </ListBase>
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
