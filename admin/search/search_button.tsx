import { Button, IconButton } from '@mui/material'
import { Search } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useIsPhone } from '../components/use_is_phone'
import { KeyCap } from '../keyboard/key_cap'
import { useKeys } from '../keyboard/use_keys'
import { SearchDialog } from './search_dialog'

/** Opens the search over everything: a sign on a phone, the place of a field with its key at a desk. */
export function SearchButton() {
  const [isOpen, setIsOpen] = useState(false)
  const open = useCallback(() => setIsOpen(true), [])
  const onKey = useCallback((key: string) => {
    if (key === '/') setIsOpen(true)
    return key === '/'
  }, [])
  useKeys(onKey)
  return (
    <>
      <Opener onOpen={open} />
      <SearchDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  )
}

function Opener({ onOpen }: { onOpen: () => void }) {
  const translate = useTranslate()
  const isPhone = useIsPhone()
  const name = translate('search.open')
  if (isPhone) {
    return (
      <IconButton color="inherit" aria-label={name} aria-haspopup="dialog" onClick={onOpen}>
        <Search size={22} aria-hidden />
      </IconButton>
    )
  }
  return (
    <Button
      onClick={onOpen}
      aria-haspopup="dialog"
      aria-keyshortcuts="/"
      aria-label={name}
      startIcon={<Search size={18} aria-hidden />}
      endIcon={
        <span aria-hidden>
          <KeyCap>/</KeyCap>
        </span>
      }
      sx={LIKE_A_FIELD}
    >
      {name}
    </Button>
  )
}

const LIKE_A_FIELD = {
  'minHeight': 36,
  'minWidth': { sm: 0, md: 220 },
  'mx': 1,
  'px': 1.25,
  'py': 0,
  'flexShrink': 0,
  'justifyContent': 'flex-start',
  'fontWeight': 450,
  'color': 'text.secondary',
  'border': 1,
  'borderColor': 'divider',
  'bgcolor': 'background.default',
  '& .MuiButton-endIcon': { ml: 'auto', pl: 1.5 },
}
