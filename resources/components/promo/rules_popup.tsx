import { router } from '@inertiajs/react'
import { useEffect, useState } from 'react'
import { Button } from '~/components/ui/button'
import { Dialog, DialogBody, DialogTitle, fetchDialogs } from '~/components/ui/dialog'
import { postJson } from '~/navigation/json'
import { route } from '~/navigation/route'
import { useT } from '~/translation/use_t'
import { RulesForm } from './rules_form'

/** The page is used for so long before the question comes, in ms. @source requirements R-12 and U-25 */
const DELAY_MS = 1000
const OTHER_DIALOG = 'dialog[open], [role=dialog]'
/** Where the page itself asks. */
const ASKING_PAGES = /^\/(szulinap|qr-code)/

/** Asks a member for the rules of the running game, once; a page that asks itself, or has a dialog open, is left alone. */
export function RulesPopup() {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    let timer = setTimeout(open, Math.max(0, DELAY_MS - performance.now()))
    function open() {
      const mayAsk = !ASKING_PAGES.test(location.pathname) && !document.querySelector(OTHER_DIALOG)
      if (mayAsk) fetchDialogs().then(() => setOpen(true), console.error)
      else timer = setTimeout(open, DELAY_MS)
    }
    return () => clearTimeout(timer)
  }, [])

  function close() {
    setOpen(false)
    router.replaceProp('asksRules', false)
  }
  function dismiss() {
    // Where the server does not hear of it, the question only comes once more.
    postJson(route('consent.birthday-promo.dismiss'), {}).catch(() => {})
    close()
  }

  return (
    <Dialog open={isOpen} onClose={dismiss} closeLabel={t('layout.close')}>
      <DialogBody>
        <DialogTitle>{t('promo.popup.title')}</DialogTitle>
        <p>{t('promo.popup.text')}</p>
        <RulesForm onJoined={close}>
          <Button kind="quiet" onClick={dismiss}>
            {t('promo.popup.later')}
          </Button>
        </RulesForm>
      </DialogBody>
    </Dialog>
  )
}
