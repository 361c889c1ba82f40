import { Button, Menu, MenuItem } from '@mui/material'
import { Plus } from 'lucide-react'
import { memo, useState } from 'react'
import { useTranslate } from 'react-admin'
import { idsIn } from '../tree/block_tree'
import { useEditor } from './editor_context'
import { nameKey } from './new_block'
import { useActs } from './use_acts'

/** Adds a block at the end of a place: only what may stand there is offered. */
export const AddBlock = memo(function AddBlock({ parent }: { parent: string | null }) {
  const { store, rules, isReadOnly } = useEditor()
  const acts = useActs()
  const translate = useTranslate()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const holder = parent === null ? null : store.work.tree.nodes[parent]?.block.name
  if (isReadOnly || holder === undefined) return null
  const where = translate(holder ? nameKey(holder) : 'content.the_page')
  const names = rules.namesIn(holder)
  if (names.length === 0) return null
  return (
    <>
      <Button
        size="small"
        startIcon={<Plus size={18} aria-hidden />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {translate('content.add', { where })}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {names.map((name) => (
          <MenuItem
            key={name}
            onClick={() => {
              setAnchor(null)
              acts.add(name, { parent, index: idsIn(store.work.tree, parent).length })
            }}
          >
            {translate(nameKey(name))}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
})
