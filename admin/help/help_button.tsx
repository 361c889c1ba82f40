import { IconButton } from '@mui/material'
import { CircleHelp } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useTranslate } from 'react-admin'
import { KeysDialog } from '../keyboard/keys_dialog'
import { useGoTo } from '../keyboard/use_go_to'
import { useKeys } from '../keyboard/use_keys'
import { HelpDrawer } from './help_drawer'

/** Tells what the page is for, and which keys there are; `?` opens these at once. */
export function HelpButton() {
  const translate = useTranslate()
  const [shown, setShown] = useState<'help' | 'keys'>()
  const close = () => setShown(undefined)
  useGoTo()
  const onKey = useCallback((key: string) => {
    if (key === '?') setShown('keys')
    return key === '?'
  }, [])
  useKeys(onKey)
  return (
    <>
      <IconButton
        color="inherit"
        aria-label={translate('help.open')}
        aria-haspopup="dialog"
        onClick={() => setShown('help')}
      >
        <CircleHelp size={22} aria-hidden />
      </IconButton>
      <HelpDrawer isOpen={shown === 'help'} onClose={close} onKeys={() => setShown('keys')} />
      <KeysDialog isOpen={shown === 'keys'} onClose={close} />
    </>
  )
}
