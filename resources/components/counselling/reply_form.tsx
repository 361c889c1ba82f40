import { COUNSELLING_TEXT_MAX } from '@rules/counselling'
import { Send } from 'lucide-react'
import { Button } from '~/components/ui/button'
import { TextareaField } from '~/components/ui/textarea_field'
import { useT } from '~/translation/use_t'
import { PhotoPicker } from './photo_picker'
import { useMessageForm } from './use_message_form'
import { usePhotos } from './use_photos'

/** What a member adds to a question. */
export function ReplyForm({ question }: { question: number }) {
  const t = useT()
  const form = useMessageForm(question)
  const photos = usePhotos(form)
  const { data, errors, change } = form
  return (
    <form
      className="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        form.submit({
          transform: ({ text, photos: sent, idempotency_key }) => ({
            text,
            photos: sent,
            idempotency_key,
          }),
          onSuccess: form.forgetSent,
        })
      }}
    >
      <TextareaField
        label={t('counselling.reply.text')}
        rows={5}
        maxLength={COUNSELLING_TEXT_MAX}
        value={data.text}
        error={errors.text}
        onChange={({ target }) => change('text', target.value)}
      />
      <PhotoPicker kept={data.photos} photos={photos} error={errors.photos} />
      <Button type="submit" block icon={Send} busy={form.processing || photos.isSending}>
        {t(photos.isSending ? 'counselling.photos.sending' : 'counselling.reply.send')}
      </Button>
    </form>
  )
}
