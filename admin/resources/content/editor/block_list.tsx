import { Box } from '@mui/material'
import { memo } from 'react'
import { idsIn } from '../tree/block_tree'
import { AddBlock } from './add_block'
import { BlockCard } from './block_card'
import { useWork } from './editor_context'

interface BlockListProps {
  /** The block they lie in; null for the page itself. */
  parent: string | null
  /** 1 at the root. */
  level: number
}

/** The cards of one place, and what can be added there. */
export const BlockList = memo(function BlockList({ parent, level }: BlockListProps) {
  const ids = useWork(({ tree }) => idsIn(tree, parent))
  return (
    <>
      {ids.length > 0 && (
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {ids.map((id) => (
            <BlockCard key={id} id={id} level={level} List={BlockList} />
          ))}
        </Box>
      )}
      <AddBlock parent={parent} />
    </>
  )
})
