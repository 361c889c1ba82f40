import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Table,
  TableBody,
  TableCell,
  TableRow,
  Typography,
} from '@mui/material'
import { useGetResourceLabel, usePermissions, useTranslate } from 'react-admin'
import type { RoleName } from '../access/roles'
import { GO, goKeysOf, HOME } from './go_keys'
import { KeyCap } from './key_cap'

interface KeysDialogProps {
  isOpen: boolean
  onClose: () => void
}

/** Every key that the reader can use, in words. */
export function KeysDialog({ isOpen, onClose }: KeysDialogProps) {
  const translate = useTranslate()
  return (
    <Dialog open={isOpen} onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="keys-title">
      <DialogTitle id="keys-title">{translate('keyboard.title')}</DialogTitle>
      {/* Longer than a small window: the keyboard scrolls it too. */}
      <DialogContent tabIndex={0}>
        <Typography sx={{ pb: 1 }}>{translate('keyboard.lead')}</Typography>
        <Keys />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}

function Keys() {
  const translate = useTranslate()
  const labelOf = useGetResourceLabel()
  const { permissions: role } = usePermissions<RoleName>()
  const lines: [keys: string[], what: string][] = [
    [['/'], translate('search.open')],
    [['?'], translate('keyboard.title')],
    ...goKeysOf(role).map(({ letter, list }): [string[], string] => [
      [GO, letter],
      list === HOME ? translate('help.pages.home.title') : labelOf(list, 2),
    ]),
  ]
  return (
    <Table size="small" aria-labelledby="keys-title">
      <TableBody>
        {lines.map(([keys, what]) => (
          <TableRow key={keys.join(' ')}>
            <TableCell sx={{ width: 88, whiteSpace: 'nowrap' }}>
              {keys.map((key) => (
                <span key={key}>
                  <KeyCap>{key}</KeyCap>{' '}
                </span>
              ))}
            </TableCell>
            <TableCell component="th" scope="row">
              {what}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
