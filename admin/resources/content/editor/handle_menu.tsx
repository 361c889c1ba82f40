import { Divider, ListSubheader, Menu, MenuItem } from '@mui/material'
import { useTranslate } from 'react-admin'
import { idsIn, type BlockTree } from '../tree/block_tree'
import { DIRECTIONS, holdersFor, placeTowards } from '../tree/move_block'
import { useEditor } from './editor_context'
import { nameKey } from './new_block'
import { useActs } from './use_acts'

interface HandleMenuProps {
  id: string
  anchor: HTMLElement
  onClose: () => void
}

/** All that can be done to a block without dragging it. */
export function HandleMenu({ id, anchor, onClose }: HandleMenuProps) {
  const { store, rules } = useEditor()
  const acts = useActs()
  const translate = useTranslate()
  const { tree } = store.work
  const choose = (act: () => unknown) => () => {
    onClose()
    void act()
  }
  const others = ['duplicate', 'copy', 'paste', 'remove'] as const
  const holders = holdersFor(tree, id, rules)
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      {DIRECTIONS.map((direction) => (
        <MenuItem
          key={direction}
          disabled={placeTowards(tree, id, direction, rules) === null}
          onClick={choose(() => acts.moveTowards(id, direction))}
        >
          {translate(`content.move.${direction}`)}
        </MenuItem>
      ))}
      <Divider />
      {others.map((act) => (
        <MenuItem
          key={act}
          sx={act === 'remove' ? { color: 'error.main' } : undefined}
          onClick={choose(() => acts[act](id))}
        >
          {translate(`content.acts.${act}`)}
        </MenuItem>
      ))}
      {holders.length > 0 && <ListSubheader>{translate('content.move.to')}</ListSubheader>}
      {holders.map((holder) => (
        <MenuItem
          key={holder ?? ''}
          onClick={choose(() =>
            acts.move(id, { parent: holder, index: idsIn(tree, holder).length })
          )}
        >
          {holder === null
            ? translate('content.the_page')
            : pathNames(tree, holder)
                .map(([place, name]) => `${place}. ${translate(name)}`)
                .join(' › ')}
        </MenuItem>
      ))}
    </Menu>
  )
}

/** The places and names of a block and those around it, from the outside in. */
function pathNames(tree: BlockTree, id: string): [place: number, name: string][] {
  const { parent, block } = tree.nodes[id]
  const own: [number, string] = [idsIn(tree, parent).indexOf(id) + 1, nameKey(block.name)]
  return parent === null ? [own] : [...pathNames(tree, parent), own]
}
