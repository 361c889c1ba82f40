import { Bell } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Button } from '~/components/ui/button'
import { Checkbox } from '~/components/ui/checkbox'
import { Dialog, DialogBody, DialogTitle, type DialogProps } from '~/components/ui/dialog'
import { DialogPopup, PopupTitle } from '~/components/ui/dialog_popup'
import { Drawer, type DrawerProps } from '~/components/ui/drawer'
import { IconButton } from '~/components/ui/icon_button'
import { DrawnDialog, PlainDialog, PlainTitle } from '~/components/ui/plain_dialog'
import { TextField } from '~/components/ui/text_field'
import { LONG_TITLE, NOWHERE, type Drawn, type Samples } from '../sample'

type Words = Drawn['words']

/** What opens over a page; `drawn` is how the server draws one. */
export const overlays = ({ words }: Drawn): Samples => ({
  drawer: {
    kinds: (Object.keys(words.drawer) as DrawerProps['kind'][]).map((kind) => (
      <Opened key={kind} label={words.drawer[kind]}>
        {(shown) => (
          <Drawer
            {...shown}
            kind={kind}
            title={words.drawer[kind]}
            closeLabel={words.close}
            headAction={<IconButton icon={Bell} label={words.messages} size="md" />}
            footer={<Button block>{words.order}</Button>}
          >
            <div className="kit-inside">
              <TextField label={words.name} />
              <p>{LONG_TITLE}</p>
            </div>
          </Drawer>
        )}
      </Opened>
    )),
  },
  dialog: {
    kinds: (Object.keys(words.dialog) as NonNullable<DialogProps['size']>[]).map((size) => (
      <Opened key={size} label={words.dialog[size]}>
        {(shown) => (
          <Dialog {...shown} size={size} closeLabel={words.close}>
            <DialogBody>
              <DialogTitle>{words.dialog[size]}</DialogTitle>
              <Question words={words} />
            </DialogBody>
          </Dialog>
        )}
      </Opened>
    )),
  },
  dialog_popup: {
    usual: (
      <Opened label={words.join}>
        {(shown) => (
          <DialogPopup {...shown} closeLabel={words.close}>
            <DialogBody>
              <PopupTitle>{LONG_TITLE}</PopupTitle>
              <Question words={words} />
            </DialogBody>
          </DialogPopup>
        )}
      </Opened>
    ),
  },
  plain_dialog: {
    usual: (
      <div className="kit-window">
        <DrawnDialog open onClose={() => {}} closeLabel={words.close} closeHref={NOWHERE}>
          <DialogBody>
            <PlainTitle>{words.dialog.narrow}</PlainTitle>
            <Question words={words} />
          </DialogBody>
        </DrawnDialog>
      </div>
    ),
    plain: (
      <Opened label={words.states.plain}>
        {(shown) =>
          shown.open && (
            <PlainDialog {...shown} closeLabel={words.close}>
              <DialogBody>
                <PlainTitle>{words.states.plain}</PlainTitle>
                <Question words={words} />
              </DialogBody>
            </PlainDialog>
          )
        }
      </Opened>
    ),
  },
})

function Question({ words }: { words: Words }) {
  return (
    <>
      <Checkbox label={words.terms} />
      <div className="dialog-actions">
        <Button kind="tape">{words.join}</Button>
        <Button kind="quiet">{words.later}</Button>
      </div>
    </>
  )
}

type Shown = { open: boolean; onClose: () => void }

/** A button that opens what lies over the page. */
function Opened({ label, children }: { label: string; children: (shown: Shown) => ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button kind="second" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {children({ open, onClose: () => setOpen(false) })}
    </>
  )
}
