import type { EntriesKind, Entry } from '@blocks/entries'
import {
  Box,
  Button,
  ButtonBase,
  Chip,
  FormControlLabel,
  IconButton,
  Switch,
  Typography,
  type Theme,
} from '@mui/material'
import { ArrowDown, ArrowUp, GripVertical, Trash2 } from 'lucide-react'
import { useRef, type KeyboardEvent } from 'react'
import { useTranslate } from 'react-admin'
import { useEditor } from '../editor/editor_context'
import { FieldInputs } from '../fields/field_input'
import type { Values } from '../fields/one_input'
import { ENTRY_FIELDS, isLasting } from './entries'
import { useDraggedEntry } from './use_dragged_entry'
import type { EntryActs } from './use_entry_acts'

const EDGE =
  (shadow: string) =>
  ({ palette }: Theme) =>
    `${shadow} ${palette.primary.main}`
const CARD = {
  'border': 1,
  'borderColor': 'divider',
  'borderRadius': 1,
  'backgroundColor': 'background.paper',
  'mb': 1,
  '&[data-drop="top"]': { boxShadow: EDGE('0 -3px 0') },
  '&[data-drop="bottom"]': { boxShadow: EDGE('0 3px 0') },
  '&[data-dragged]': { opacity: 0.5 },
}
const HEAD = { display: 'flex', alignItems: 'center', minHeight: 50, pr: 1 }
const HANDLE = { cursor: 'grab', width: 44, height: 44 }
const OPENER = {
  flex: 1,
  minWidth: 0,
  minHeight: 48,
  px: 1,
  columnGap: 1,
  flexWrap: 'wrap',
  justifyContent: 'flex-start',
  textAlign: 'start',
}
const STEPS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 }

interface EntryCardProps {
  kind: EntriesKind
  entry: Entry
  isOpen: boolean
  onOpen: () => void
  problems: Readonly<Record<string, string>>
  acts: EntryActs
}

/** One entry: both of its titles, and while it is open all that it says. */
export function EntryCard({ kind, entry, isOpen, onOpen, problems, acts }: EntryCardProps) {
  const { isReadOnly } = useEditor()
  const translate = useTranslate()
  const line = useRef<HTMLLIElement>(null)
  useDraggedEntry({ id: entry.key, line, isReadOnly })
  const { key, title_hu: title, title_en: english, is_shown: isShown } = entry
  const name = title || english || translate('content.menus.new')
  const steer = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (!event.altKey || !step) return
    event.preventDefault()
    acts.step(key, step)
  }
  return (
    <Box component="li" ref={line} data-entry={key} sx={CARD}>
      <Box sx={HEAD}>
        {!isReadOnly && (
          <IconButton
            data-handle={key}
            aria-label={translate('content.menus.handle', { entry: name })}
            onKeyDown={steer}
            sx={HANDLE}
          >
            <GripVertical size={20} aria-hidden />
          </IconButton>
        )}
        <ButtonBase aria-expanded={isOpen} onClick={onOpen} sx={OPENER}>
          <Typography component="span" sx={{ fontWeight: 750, overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          {english && (
            <Typography component="span" lang="en" color="textSecondary">
              {english}
            </Typography>
          )}
        </ButtonBase>
        <EntryMarks entry={entry} hasProblem={Object.keys(problems).length > 0} />
      </Box>
      {isOpen && (
        <Box sx={{ px: { xs: 1.5, sm: 2 }, pb: 1.5 }}>
          <FormControlLabel
            label={translate('content.fields.is_shown')}
            disabled={isReadOnly}
            sx={{ mb: 1 }}
            control={
              <Switch
                name="is_shown"
                checked={isShown}
                onChange={({ target }) => acts.change(key, { is_shown: target.checked })}
              />
            }
          />
          <FieldInputs
            fields={ENTRY_FIELDS[kind]}
            values={{ ...entry } as Values}
            onChange={(changed) => acts.change(key, changed)}
            problems={problems}
            isReadOnly={isReadOnly}
          />
          {!isReadOnly && (
            <EntryButtons name={name} isLasting={isLasting(kind, entry)} id={key} acts={acts} />
          )}
        </Box>
      )}
    </Box>
  )
}

/** What is particular about an entry, in a word each. */
function EntryMarks({ entry, hasProblem }: { entry: Entry; hasProblem: boolean }) {
  const translate = useTranslate()
  const { audience, from, until, is_shown: isShown, link } = entry
  const marks = [
    !isShown && { key: 'hidden', color: 'default' as const },
    audience !== 'all' && { key: audience, color: 'default' as const },
    (from || until) && { key: 'dated', color: 'info' as const },
    !entry.title_en && { key: 'english', color: 'warning' as const },
    (!link || hasProblem) && { key: 'unfinished', color: 'error' as const },
  ].filter((mark) => typeof mark === 'object' && mark !== null)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 0.5 }}>
      {marks.map(({ key, color }) => (
        <Chip
          key={key}
          size="small"
          color={color}
          label={translate(`content.menus.marks.${key}`)}
        />
      ))}
    </Box>
  )
}

interface EntryButtonsProps {
  id: string
  name: string
  isLasting: boolean
  acts: EntryActs
}

/** What can be done without dragging. What a shop always has is hidden, not removed. */
function EntryButtons({ id, name, isLasting, acts }: EntryButtonsProps) {
  const translate = useTranslate()
  const steps = [
    { key: 'up', Icon: ArrowUp, by: -1 },
    { key: 'down', Icon: ArrowDown, by: 1 },
  ]
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 1, flexWrap: 'wrap' }}>
      {steps.map(({ key, Icon, by }) => (
        <IconButton
          key={key}
          aria-label={`${translate(`content.list.${key}`)}: ${name}`}
          onClick={() => acts.step(id, by)}
        >
          <Icon size={20} />
        </IconButton>
      ))}
      <Box sx={{ flex: 1 }} />
      {isLasting ? (
        <Typography variant="body2" color="textSecondary">
          {translate('content.menus.lasting')}
        </Typography>
      ) : (
        <Button
          color="error"
          startIcon={<Trash2 size={18} aria-hidden />}
          onClick={() => acts.remove(id)}
        >
          {translate('content.list.remove')}
        </Button>
      )}
    </Box>
  )
}
