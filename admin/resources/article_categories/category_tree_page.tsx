import { Alert, Box, Button, Card, CardContent, Skeleton, Typography } from '@mui/material'
import { Plus } from 'lucide-react'
import { Confirm, Title, useCanAccess, useTranslate } from 'react-admin'
import { CategoryDialog } from './category_dialog'
import { CategoryFile } from './category_file'
import { CategoryRow, type CategoryAct } from './category_row'
import type { CategoryBranch } from './category_tree'
import { useCategories } from './use_categories'
import { useCategoryActs } from './use_category_acts'
import { HEARD_ONLY } from '../../components/heard_only'

const LIST = { listStyle: 'none', m: 0, p: 0 }
const BELOW = { ...LIST, pl: { xs: 1.5, sm: 4 } }
/** The categories of the knowledge base as the tree that members see. */
export function CategoryTreePage() {
  const translate = useTranslate()
  const { lines, branches, isPending, error } = useCategories()
  const { canAccess: canWrite = false } = useCanAccess({
    resource: 'article_categories',
    action: 'create',
  })
  const { dialog, setDialog, told, onAct, remove } = useCategoryActs(lines)
  return (
    <Box sx={{ position: 'relative', pt: 1 }}>
      <Title title={translate('resources.article_categories.name', { smart_count: 2 })} />
      <CategoryFile lines={lines} />
      <Card>
        <CardContent>
          <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
            {translate('article_categories.hint')}
          </Typography>
          {error && <Alert severity="error">{translate(error.message)}</Alert>}
          {isPending && !error && <Skeleton variant="rounded" height={160} />}
          {!isPending && branches.length === 0 && (
            <Typography sx={{ py: 3, textAlign: 'center' }}>
              {translate('article_categories.none')}
            </Typography>
          )}
          <Branches branches={branches} canWrite={canWrite} onAct={onAct} />
          {canWrite && (
            <Button
              variant="contained"
              startIcon={<Plus size={18} aria-hidden />}
              onClick={() => setDialog({ kind: 'add', parentId: null })}
              sx={{ mt: 2 }}
            >
              {translate('article_categories.make')}
            </Button>
          )}
        </CardContent>
      </Card>
      <Box role="status" sx={HEARD_ONLY}>
        {told}
      </Box>
      {dialog?.kind === 'change' && (
        <CategoryDialog category={dialog.category} onClose={() => setDialog(null)} />
      )}
      {dialog?.kind === 'add' && (
        <CategoryDialog parentId={dialog.parentId} onClose={() => setDialog(null)} />
      )}
      {dialog?.kind === 'delete' && (
        <Confirm
          isOpen
          title="article_categories.delete_title"
          content={translate('article_categories.delete_text', {
            title: dialog.category.title_hu,
          })}
          confirm="ra.action.delete"
          onConfirm={() => void remove(dialog.category)}
          onClose={() => setDialog(null)}
        />
      )}
    </Box>
  )
}

interface BranchesProps {
  branches: CategoryBranch[]
  canWrite: boolean
  onAct: (branch: CategoryBranch, act: CategoryAct) => void
}

function Branches({ branches, canWrite, onAct }: BranchesProps) {
  if (branches.length === 0) return null
  return (
    <Box component="ul" sx={branches[0].level === 1 ? LIST : BELOW}>
      {branches.map((branch, at) => (
        <li key={branch.line.id}>
          <CategoryRow
            branch={branch}
            canWrite={canWrite}
            isFirst={at === 0}
            isLast={at === branches.length - 1}
            onAct={(act) => onAct(branch, act)}
          />
          <Branches branches={branch.children} canWrite={canWrite} onAct={onAct} />
        </li>
      ))}
    </Box>
  )
}
