import { Button, Drawer, IconButton, Stack, Typography } from '@mui/material'
import { X } from 'lucide-react'
import { useGetResourceLabel, useTranslate } from 'react-admin'
import { useHelpPage } from './use_help_page'
import { WhoMay } from './who_may'

interface HelpDrawerProps {
  isOpen: boolean
  onClose: () => void
  /** Shows the keys in its place. */
  onKeys: () => void
}

/** Pages that everybody may open, or that are no list of their own. */
const WITHOUT_ROLES = ['home', 'imports', 'birthday_lists']

/** What the open page is for, what a change does there, and who may make it. */
export function HelpDrawer({ isOpen, onClose, onKeys }: HelpDrawerProps) {
  return (
    <Drawer
      anchor="right"
      open={isOpen}
      onClose={onClose}
      slotProps={{
        paper: { 'aria-labelledby': 'help-title', 'role': 'dialog', 'sx': WIDTH },
      }}
    >
      <Help onClose={onClose} onKeys={onKeys} />
    </Drawer>
  )
}

const WIDTH = { width: 'min(100vw, 420px)' }

function Help({ onClose, onKeys }: Omit<HelpDrawerProps, 'isOpen'>) {
  const translate = useTranslate()
  const labelOf = useGetResourceLabel()
  const page = useHelpPage()
  const told = (part: string) => translate(`help.pages.${page}.${part}`, { _: '' })
  return (
    <>
      <Stack
        direction="row"
        sx={{ alignItems: 'center', px: 2, py: 1, borderBottom: 3, borderColor: 'text.primary' }}
      >
        <Typography id="help-title" component="h2" variant="h5" sx={{ flexGrow: 1 }}>
          {told('title') || labelOf(page, 2)}
        </Typography>
        <IconButton aria-label={translate('ra.action.close')} onClick={onClose}>
          <X size={20} aria-hidden />
        </IconButton>
      </Stack>
      <Stack sx={{ p: 2, gap: 1.5 }}>
        <Typography>{told('what') || translate('help.none')}</Typography>
        {told('change') && <Typography>{told('change')}</Typography>}
        {!WITHOUT_ROLES.includes(page) && <WhoMay list={page} />}
        <Button variant="outlined" onClick={onKeys} sx={{ alignSelf: 'flex-start', mt: 1 }}>
          {translate('keyboard.title')}
        </Button>
      </Stack>
    </>
  )
}
