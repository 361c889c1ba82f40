import { WAITING_TOLD_MAX } from '@rules/waiting'
import { Box } from '@mui/material'
import { Menu, useGetResourceLabel, useSidebarState, useTranslate } from 'react-admin'
import { TAPE } from './theme'

interface MenuEntryProps {
  /** Of the list it opens. */
  name: string
  /** How many rows of the list wait for somebody. */
  waiting?: number
}

/** The way to a list, and how many of its rows wait for somebody; where the menu shows its signs alone, a dot says that some do. */
export function MenuEntry({ name, waiting = 0 }: MenuEntryProps) {
  const translate = useTranslate()
  const [isWide] = useSidebarState()
  const label = useGetResourceLabel()(name, 2)
  if (waiting === 0) return <Menu.ResourceItem name={name} />
  const count = waiting > WAITING_TOLD_MAX ? `${WAITING_TOLD_MAX}+` : String(waiting)
  const told = translate('menu.waiting', { name: label, count, smart_count: waiting })
  return (
    <Menu.ResourceItem
      name={name}
      aria-label={told}
      primaryText={told}
      sx={isWide ? ROOMY : DOTTED}
    >
      <Box component="span" sx={LINE}>
        <Box component="span" sx={LABEL}>
          {label}
        </Box>{' '}
        <Box component="span" sx={COUNT}>
          {count}
        </Box>
      </Box>
    </Menu.ResourceItem>
  )
}

/** Most names and their count have room beside each other; a longer name ends in dots. */
const ROOMY = { pr: 0.5 }
const LINE = { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 0.25 }
const LABEL = { overflow: 'hidden', textOverflow: 'ellipsis' }
const COUNT = {
  flexShrink: 0,
  minWidth: 24,
  px: 0.5,
  borderRadius: 3,
  textAlign: 'center',
  fontSize: '0.8rem',
  fontWeight: 750,
  lineHeight: '22px',
  color: '#0d1c20',
  background: TAPE,
}
/** Upon the corner of the sign. */
const DOTTED = {
  '& .RaMenuItemLink-icon': { position: 'relative' },
  '& .RaMenuItemLink-icon::after': {
    content: '""',
    position: 'absolute',
    top: -3,
    left: 17,
    width: 10,
    height: 10,
    borderRadius: '50%',
    background: TAPE,
  },
}
