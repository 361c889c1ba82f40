import { Alert, Box, MenuItem, TextField, Typography } from '@mui/material'
import { useCallback } from 'react'
import { useTranslate } from 'react-admin'
import { FieldInputs } from '../fields/field_input'
import { problemsBelow } from '../fields/problems'
import { changeOnly, changeProps } from '../tree/add_blocks'
import { idsIn, type Block, type BlockTree } from '../tree/block_tree'
import { useEditor, useSaver, useWork } from './editor_context'

const BOTH = 'both'

/** The inputs of the open card; no other card has any. */
export function BlockForm({ id }: { id: string }) {
  const { store, fieldsOf, isReadOnly } = useEditor()
  const translate = useTranslate()
  const block = useWork(({ tree }) => tree.nodes[id]?.block)
  const problems = useSaver((state) => state.problems)
  const change = useCallback(
    (changed: Record<string, unknown>) => {
      const what = `${id}.${Object.keys(changed).join()}`
      store.changeTree((tree) => (tree.nodes[id] ? changeProps(tree, id, changed) : tree), what)
    },
    [store, id]
  )
  if (!block) return null
  const fields = fieldsOf(block.name)
  if (!fields) return <Alert severity="warning">{translate('content.unknown_hint')}</Alert>
  return (
    <Box sx={{ p: { xs: 1, sm: 2 }, borderTop: 1, borderColor: 'divider' }}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        {translate(`content.about.${block.name.replaceAll(' ', '_')}`)}
      </Typography>
      <FieldInputs
        fields={fields}
        values={block.props}
        onChange={change}
        problems={problemsBelow(problems, `${pathOf(store.work.tree, id)}.props.`)}
        isReadOnly={isReadOnly}
      />
      <TextField
        select
        label={translate('content.only_label')}
        value={block.only ?? BOTH}
        disabled={isReadOnly}
        sx={{ mt: 1.5, maxWidth: 280 }}
        onChange={({ target }) => {
          const only = target.value === BOTH ? null : (target.value as Block['only'])
          store.changeTree((tree) => changeOnly(tree, id, only))
        }}
      >
        {[BOTH, 'hu', 'en'].map((choice) => (
          <MenuItem key={choice} value={choice}>
            {translate(`content.only_choices.${choice}`)}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  )
}

/** The path by which the server names a block: `content.3.props.children.0`. */
function pathOf(tree: BlockTree, id: string): string {
  const { parent } = tree.nodes[id]
  const index = idsIn(tree, parent).indexOf(id)
  return parent === null ? `content.${index}` : `${pathOf(tree, parent)}.props.children.${index}`
}
