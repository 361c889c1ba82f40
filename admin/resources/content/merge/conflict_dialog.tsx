import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Grid,
  Paper,
  Radio,
  RadioGroup,
  Typography,
} from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { plainText } from '../compare/plain_text'
import { useEditor, useSaver } from '../editor/editor_context'
import { nameKey } from '../editor/new_block'
import { entriesIn, entryTitle } from '../menus/entries'
import { nameOf } from '../records/problem_list'
import type { Body } from './body'
import type { Conflict, Side } from './merge_bodies'

/** What two people changed at once, side by side: nothing is saved, and nothing lost, until one of them chose. */
export function ConflictDialog() {
  const { saver } = useEditor()
  const translate = useTranslate()
  const conflicts = useSaver((state) => state.conflicts)
  const meanwhile = useSaver((state) => state.meanwhile)
  const [choices, setChoices] = useState<Record<string, Side>>({})
  if (!meanwhile || conflicts.length === 0) return null
  const isDone = conflicts.every(({ key }) => choices[key])
  const save = async () => {
    await saver.choose(choices)
    setChoices({})
  }
  return (
    <Dialog open fullWidth maxWidth="md" aria-labelledby="conflict-title">
      <DialogTitle id="conflict-title">{translate('content.conflict.title')}</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 2 }}>
          {translate('content.conflict.hint', { name: meanwhile.edited_by ?? '–' })}
        </Typography>
        {conflicts.map((conflict) => (
          <OneConflict
            key={conflict.key}
            conflict={conflict}
            theirs={meanwhile.body}
            chosen={choices[conflict.key]}
            onChoose={(side) => setChoices({ ...choices, [conflict.key]: side })}
          />
        ))}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" disabled={!isDone} onClick={() => void save()}>
          {translate('content.conflict.save')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

interface OneConflictProps {
  conflict: Conflict
  /** What the other one has saved. */
  theirs: Body
  chosen: Side | undefined
  onChoose: (side: Side) => void
}

function OneConflict({ conflict, theirs: body, chosen, onChoose }: OneConflictProps) {
  const translate = useTranslate()
  const { store } = useEditor()
  const { kind, block, name, mine, theirs } = conflict
  const { tree, fields } = store.work
  const inTree = block ? tree.nodes[block]?.block.name : undefined
  const what = [
    inTree && translate(nameKey(inTree)),
    block && entryTitle(block, [entriesIn(fields), entriesIn(body)]),
    name && nameOf(name, translate),
    kind !== 'value' && translate(`content.conflict.${kind}`),
  ]
  const title = what.filter(Boolean).join(' – ')
  const shown = (value: unknown) => {
    if (kind === 'removed' && value === null) return translate('content.conflict.is_removed')
    if (kind === 'removed') return translate('content.conflict.is_kept')
    return kind === 'value' ? plainText(value) || '–' : ''
  }
  return (
    <RadioGroup
      aria-label={title}
      value={chosen ?? ''}
      onChange={({ target }) => onChoose(target.value as Side)}
      sx={{ mb: 2 }}
    >
      <Typography sx={{ fontWeight: 700, mb: 0.5 }}>{title}</Typography>
      <Grid container spacing={1}>
        {(
          [
            ['mine', mine],
            ['theirs', theirs],
          ] as const
        ).map(([side, value]) => (
          <Grid key={side} size={{ xs: 12, sm: 6 }}>
            <Paper variant="outlined" sx={{ p: 1, height: 1 }}>
              <FormControlLabel
                value={side}
                control={<Radio />}
                label={translate(`content.conflict.${side}`)}
              />
              <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
                {shown(value)}
              </Typography>
            </Paper>
          </Grid>
        ))}
      </Grid>
    </RadioGroup>
  )
}
