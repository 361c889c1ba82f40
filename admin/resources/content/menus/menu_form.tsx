import { autoScrollWindowForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element'
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge'
import { ENTRIES_MAX, type EntriesKind } from '@blocks/entries'
import { Box, Button, Typography } from '@mui/material'
import { Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useEditor, useSaver, useWork } from '../editor/editor_context'
import { problemsBelow } from '../fields/problems'
import { HEARD_ONLY } from '../../../components/heard_only'
import { entriesIn, newEntry, placeAtEdge } from './entries'
import { EntryCard } from './entry_card'
import { useEntryActs } from './use_entry_acts'

/** The entries of the menu or the footer in order; one is open at a time. */
export function MenuForm({ kind }: { kind: EntriesKind }) {
  const { isReadOnly } = useEditor()
  const entries = useWork(({ fields }) => entriesIn(fields))
  const problems = useSaver((state) => state.problems)
  const translate = useTranslate()
  const [open, setOpen] = useState<string | null>(null)
  const { told, ...acts } = useEntryActs()
  useDrops(acts.move)
  const add = () => {
    const entry = newEntry()
    acts.add(entry)
    setOpen(entry.key)
  }
  return (
    <Box sx={{ position: 'relative', maxWidth: 960 }}>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {translate(`content.menus.${kind}_hint`)}
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {entries.map((entry, at) => (
          <EntryCard
            key={entry.key}
            kind={kind}
            entry={entry}
            isOpen={open === entry.key}
            onOpen={() => setOpen(open === entry.key ? null : entry.key)}
            problems={problemsBelow(problems, `entries.${at}.`)}
            acts={acts}
          />
        ))}
      </Box>
      {!isReadOnly && (
        <Button
          variant="outlined"
          startIcon={<Plus size={18} aria-hidden />}
          disabled={entries.length >= ENTRIES_MAX}
          onClick={add}
        >
          {translate('content.menus.add')}
        </Button>
      )}
      <Box role="status" sx={HEARD_ONLY}>
        {told}
      </Box>
    </Box>
  )
}

/** An entry that is dropped at another one goes above or below it. */
function useDrops(move: (key: string, to: number) => void) {
  const { store } = useEditor()
  useEffect(
    () =>
      combine(
        monitorForElements({
          onDrop: ({ source, location }) => {
            const [over] = location.current.dropTargets
            const dragged = source.data.entry
            const edge = over && extractClosestEdge(over.data)
            if (!edge || typeof dragged !== 'string') return
            const target = String(over.data.target)
            const drop = { dragged, target, isBelow: edge === 'bottom' }
            move(dragged, placeAtEdge(entriesIn(store.work.fields), drop))
          },
        }),
        autoScrollWindowForElements()
      ),
    [store, move]
  )
}
