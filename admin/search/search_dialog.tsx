import { Box, Dialog, IconButton, InputBase, LinearProgress, Stack } from '@mui/material'
import { Search, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useIsPhone } from '../components/use_is_phone'
import { RESULTS, SearchResults } from './search_results'
import { useChosen } from './use_chosen'
import { useSearch } from './use_search'

/** As many characters as the server takes. */
const TEXT_MAX = 100
/** The dialog stays where it is while it grows and shrinks with what is found. */
const FROM_ABOVE = {
  '& .MuiDialog-container': { alignItems: 'flex-start' },
  '& .MuiDialog-paper:not(.MuiDialog-paperFullScreen)': { mt: '9vh', maxHeight: '80vh' },
}

interface SearchDialogProps {
  isOpen: boolean
  onClose: () => void
}

/** One field for whatever is at hand, and below it what it means. */
export function SearchDialog({ isOpen, onClose }: SearchDialogProps) {
  const isPhone = useIsPhone()
  const name = useTranslate()('search.open')
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      fullScreen={isPhone}
      slotProps={{ paper: { 'aria-label': name } }}
      sx={FROM_ABOVE}
    >
      <SearchField onClose={onClose} />
    </Dialog>
  )
}

function SearchField({ onClose }: { onClose: () => void }) {
  const translate = useTranslate()
  const [text, setText] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const search = useSearch(text)
  const chosen = useChosen(search, onClose)
  // At once, so that nothing is lost of what is typed while the dialog still opens.
  useEffect(() => field.current?.focus(), [])
  return (
    <>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1, pl: 2, pr: 1, py: 0.75 }}>
        <Box component={Search} size={20} aria-hidden sx={{ flexShrink: 0 }} />
        <InputBase
          inputRef={field}
          fullWidth
          value={text}
          placeholder={translate('search.placeholder')}
          onChange={({ target }) => {
            setText(target.value)
            chosen.reset()
          }}
          onKeyDown={chosen.onKeyDown}
          slotProps={{
            input: {
              'type': 'text',
              'role': 'combobox',
              'maxLength': TEXT_MAX,
              'autoComplete': 'off',
              'autoCapitalize': 'none',
              'spellCheck': false,
              'enterKeyHint': 'go',
              'aria-label': translate('search.open'),
              'aria-autocomplete': 'list',
              'aria-expanded': chosen.options.length > 0,
              'aria-controls': chosen.options.length ? RESULTS : undefined,
              'aria-activedescendant': chosen.active?.id,
            },
          }}
        />
        <IconButton aria-label={translate('ra.action.close')} onClick={onClose}>
          <X size={20} aria-hidden />
        </IconButton>
      </Stack>
      <Box sx={{ height: 3, bgcolor: 'divider', flexShrink: 0 }}>
        {search.isWaiting && <LinearProgress aria-hidden sx={{ height: 3 }} />}
      </Box>
      <SearchResults search={search} chosen={chosen} onClose={onClose} />
    </>
  )
}
