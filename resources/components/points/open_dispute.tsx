import { Flag } from 'lucide-react'
import { useRef, useState } from 'react'
import { Banner } from '~/components/ui/banner'
import { Button } from '~/components/ui/button'
import { Dialog, DialogBody, DialogTitle } from '~/components/ui/dialog'
import { TextareaField } from '~/components/ui/textarea_field'
import { JsonError } from '~/navigation/json'
import { isDisputable, sendDispute } from '~/scan_disputes/send_dispute'
import { typedCode } from '@rules/code_text'
import { useErrorText, useT } from '~/translation/use_t'

/** Longest note, in characters; the server's own limit. */
const NOTE_MAX = 500

interface OpenDisputeProps {
  /** The 16 plain characters. */
  code: string
  /** The refusal the member was told. */
  reason: string
  kind?: 'second' | 'quiet'
  big?: boolean
}

/** The way to support, where a refusal may be wrong; nothing where it cannot be. */
export function OpenDispute({ code, reason, kind = 'second', big }: OpenDisputeProps) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  if (!isDisputable(reason)) return null
  return (
    <>
      <Button kind={kind} big={big} icon={Flag} onClick={() => setOpen(true)}>
        {t('dispute.report')}
      </Button>
      {isOpen && <DisputeDialog code={code} reason={reason} onClose={() => setOpen(false)} />}
    </>
  )
}

type Phase = 'filling' | 'sending' | 'sent'

function DisputeDialog(props: { code: string; reason: string; onClose: () => void }) {
  const { code, reason, onClose } = props
  const t = useT()
  const errorText = useErrorText()
  const [phase, setPhase] = useState<Phase>('filling')
  const [error, setError] = useState<string>()
  const [note, setNote] = useState('')
  const [photo, setPhoto] = useState<File>()
  const picker = useRef<HTMLInputElement>(null)

  async function send() {
    setPhase('sending')
    setError(undefined)
    try {
      await sendDispute({ code, reason, note, photo })
      setPhase('sent')
    } catch (failure) {
      if (!(failure instanceof JsonError)) throw failure
      const [first] = failure.errors
      setError(errorText(first?.rule ?? 'connection', first?.field, first?.meta))
      setPhase('filling')
    }
  }

  return (
    <Dialog open onClose={onClose} closeLabel={t('scan.close')} className="gloves">
      <DialogBody>
        <DialogTitle>{t('dispute.title')}</DialogTitle>
        {phase === 'sent' ? (
          <>
            <p role="status">{t('dispute.sent')}</p>
            <Button onClick={onClose}>{t('scan.close')}</Button>
          </>
        ) : (
          <>
            <p>{t('dispute.text', { code: typedCode(code) })}</p>
            {error && (
              <Banner look="negative" live="alert">
                {error}
              </Banner>
            )}
            <TextareaField
              id="dispute_note"
              label={t('dispute.note')}
              hint={t('dispute.note_hint')}
              optional={t('form.optional')}
              value={note}
              maxLength={NOTE_MAX}
              onChange={({ target }) => setNote(target.value)}
            />
            <input
              ref={picker}
              className="sr"
              type="file"
              accept="image/*"
              tabIndex={-1}
              aria-label={t('dispute.photo')}
              onChange={({ target }) => setPhoto(target.files?.[0])}
            />
            <Button kind="second" onClick={() => picker.current?.click()}>
              {t(photo ? 'dispute.other_photo' : 'dispute.photo')}
            </Button>
            {photo && <p className="soft small">{photo.name}</p>}
            <Button busy={phase === 'sending'} onClick={() => void send()}>
              {t('dispute.send')}
            </Button>
          </>
        )}
      </DialogBody>
    </Dialog>
  )
}
