import { Box, Chip, IconButton, Link, Typography } from '@mui/material'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { MenuButton } from '../../components/menu_button'
import { LEVELS_MAX, type CategoryBranch } from './category_tree'

const ROW = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  columnGap: 1,
  borderBottom: 1,
  borderColor: 'divider',
  py: 0.5,
}
const WORDS = { flex: '1 1 180px', minWidth: 0, overflowWrap: 'anywhere' }

/** What can be done to a category. */
export type CategoryAct = 'up' | 'down' | 'change' | 'add' | 'delete'

interface CategoryRowProps {
  branch: CategoryBranch
  /** Whether somebody may change it. */
  canWrite: boolean
  isFirst: boolean
  isLast: boolean
  onAct: (act: CategoryAct) => void
}

/** One category: what it is called, its address, its articles, and what can be done to it. */
export function CategoryRow({ branch, canWrite, isFirst, isLast, onAct }: CategoryRowProps) {
  const { line, level, children } = branch
  const translate = useTranslate()
  const isEmpty = line.articles === 0 && children.length === 0
  const others = [
    { key: 'change', can: true },
    { key: 'add', can: level < LEVELS_MAX },
    { key: 'delete', can: isEmpty },
  ] as const
  const arrows = [
    { key: 'up', Icon: ArrowUp, can: !isFirst },
    { key: 'down', Icon: ArrowDown, can: !isLast },
  ] as const
  const filter = encodeURIComponent(JSON.stringify({ kind: 'article', category_id: line.id }))
  return (
    <Box sx={ROW} data-category={line.path}>
      <Box sx={WORDS}>
        <Typography component="div" sx={{ fontWeight: 700 }}>
          {line.title_hu} {!line.title_en && <Chip size="small" color="warning" label="EN" />}
        </Typography>
        <Typography variant="caption" color="textSecondary" component="div">
          /tudasbazis/kategoriak/{line.path}
        </Typography>
        {line.articles > 0 && (
          <Link component={RouterLink} variant="caption" to={`/content_records?filter=${filter}`}>
            {translate('article_categories.articles', { smart_count: line.articles })}
          </Link>
        )}
      </Box>
      {canWrite && (
        <Box sx={{ display: 'flex', alignItems: 'center' }}>
          {arrows.map(({ key, Icon, can }) => (
            <IconButton
              key={key}
              disabled={!can}
              aria-label={`${translate(`content.list.${key}`)}: ${line.title_hu}`}
              onClick={() => onAct(key)}
              sx={{ width: 44, height: 44 }}
            >
              <Icon size={18} aria-hidden />
            </IconButton>
          ))}
          <MenuButton
            label={translate('content.more')}
            items={others
              .filter(({ can }) => can)
              .map(({ key }) => ({
                key,
                text: translate(`article_categories.acts.${key}`),
                isGrave: key === 'delete',
                onChoose: () => onAct(key),
              }))}
          />
        </Box>
      )}
    </Box>
  )
}
