import { Box, Button, Menu, MenuItem } from '@mui/material'
import { Columns3, Square, SquareCheck } from 'lucide-react'
import { useId, useState } from 'react'
import { useStore, useTranslate } from 'react-admin'
import { hiddenColumnsKey } from './list_columns'

interface ColumnsMenuProps {
  /** The name of the list in the memory of the browser. */
  list: string
  /** All its columns, with their words. */
  columns: { source: string; label: string }[]
}

/** Which columns a list shows: the choice stays in this browser. One of them is always there. */
export function ColumnsMenu({ list, columns }: ColumnsMenuProps) {
  const [hidden, setHidden] = useStore<string[]>(hiddenColumnsKey(list), [])
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const translate = useTranslate()
  const id = useId()
  const shown = columns.filter(({ source }) => !hidden.includes(source))
  const turn = (source: string) =>
    setHidden(
      hidden.includes(source) ? hidden.filter((one) => one !== source) : [...hidden, source]
    )
  return (
    <>
      <Button
        startIcon={<Columns3 size={18} aria-hidden />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {translate('list_tools.columns')}
      </Button>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {columns.map(({ source, label }) => {
          const isShown = !hidden.includes(source)
          return (
            <MenuItem
              key={source}
              dense
              role="menuitemcheckbox"
              aria-checked={isShown}
              disabled={isShown && shown.length === 1}
              onClick={() => turn(source)}
            >
              <Box
                component={isShown ? SquareCheck : Square}
                size={20}
                aria-hidden
                sx={{ mr: 1.5 }}
              />
              {label}
            </MenuItem>
          )
        })}
      </Menu>
    </>
  )
}
