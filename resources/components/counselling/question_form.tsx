import { COUNSELLING_TEXT_MAX, COUNSELLING_TOPICS } from '@rules/counselling'
import { Send } from 'lucide-react'
import { Button } from '~/components/ui/button'
import { SelectField } from '~/components/ui/select_field'
import { TextareaField } from '~/components/ui/textarea_field'
import { useT } from '~/translation/use_t'
import { PhotoPicker } from './photo_picker'
import { useMessageForm } from './use_message_form'
import { usePhotos } from './use_photos'

/** A new question: what about, which product, in what words and pictures. */
export function QuestionForm({ products }: { products: { id: number; title: string }[] }) {
  const t = useT()
  const form = useMessageForm('new')
  const photos = usePhotos(form)
  const { data, errors, change } = form
  return (
    <form
      className="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        form.submit({
          transform: ({ product_id: product, ...sent }) => ({
            ...sent,
            product_id: product === '' ? null : Number(product),
          }),
          onSuccess: form.forgetSent,
        })
      }}
    >
      <SelectField
        label={t('counselling.form.topic')}
        placeholder={t('forms.choose')}
        options={COUNSELLING_TOPICS.map((topic) => ({
          value: topic,
          label: t(`counselling.topic.${topic}`),
        }))}
        value={data.topic}
        error={errors.topic}
        onChange={({ target }) => change('topic', target.value)}
      />
      {products.length > 0 && (
        <SelectField
          label={t('counselling.form.product')}
          optional={t('form.optional')}
          placeholder={t('counselling.form.no_product')}
          options={products.map(({ id, title }) => ({ value: String(id), label: title }))}
          value={data.product_id}
          error={errors.product_id}
          onChange={({ target }) => change('product_id', target.value)}
        />
      )}
      <TextareaField
        label={t('counselling.form.text')}
        hint={t('counselling.form.text_hint')}
        rows={7}
        maxLength={COUNSELLING_TEXT_MAX}
        value={data.text}
        error={errors.text}
        onChange={({ target }) => change('text', target.value)}
      />
      <PhotoPicker kept={data.photos} photos={photos} error={errors.photos} />
      <Button type="submit" big block icon={Send} busy={form.processing || photos.isSending}>
        {t(photos.isSending ? 'counselling.photos.sending' : 'counselling.form.send')}
      </Button>
    </form>
  )
}
