import { Button, Menu, MenuItem } from '@mui/material'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'

interface MenuButtonProps {
  /** Texts, already translated. */
  label: string
  items: { key: string; text: string; isGrave?: boolean; onChoose: () => void }[]
  variant?: 'contained' | 'outlined' | 'text'
}

/** A button that opens a list of acts. */
export function MenuButton({ label, items, variant = 'text' }: MenuButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const id = useId()
  return (
    <>
      <Button
        variant={variant}
        endIcon={<ChevronDown size={16} aria-hidden />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ whiteSpace: 'nowrap' }}
      >
        {label}
      </Button>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {items.map(({ key, text, isGrave, onChoose }) => (
          <MenuItem
            key={key}
            sx={isGrave ? { color: 'error.main' } : undefined}
            onClick={() => {
              setAnchor(null)
              onChoose()
            }}
          >
            {text}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
