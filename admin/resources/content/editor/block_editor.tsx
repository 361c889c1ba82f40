import { autoScrollWindowForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element'
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { Box, Button, Typography } from '@mui/material'
import { useEffect } from 'react'
import { useTranslate } from 'react-admin'
import { BlockList } from './block_list'
import { useCards, useEditor } from './editor_context'
import { useActs } from './use_acts'
import { placeOfDrop } from './use_dragged_card'
import { HEARD_ONLY } from '../../../components/heard_only'

/** The blocks of a record as nested cards. */
export function BlockEditor() {
  const { store, isReadOnly } = useEditor()
  const translate = useTranslate()
  const acts = useActs()
  const told = useCards((cards) => cards.told)
  useEffect(
    () =>
      combine(
        monitorForElements({
          onDrop: ({ source, location }) => {
            const [target] = location.current.dropTargets
            const dragged = source.data.block
            if (!target || typeof dragged !== 'string') return
            const place = placeOfDrop(store.work.tree, dragged, target.data)
            if (place) acts.move(dragged, place)
          },
        }),
        autoScrollWindowForElements()
      ),
    [store, acts]
  )
  return (
    <Box component="section" aria-labelledby="content-blocks" sx={{ position: 'relative' }}>
      <Typography id="content-blocks" component="h2" variant="h6" sx={{ mt: 2, mb: 1 }}>
        {translate('content.blocks_title')}
      </Typography>
      <BlockList parent={null} level={1} />
      {!isReadOnly && (
        <Button size="small" onClick={() => void acts.paste(null)}>
          {translate('content.acts.paste')}
        </Button>
      )}
      <Box role="status" sx={HEARD_ONLY}>
        {told}
      </Box>
    </Box>
  )
}
