import { COUNSELLING_PHOTOS_MAX } from '@rules/counselling'
import { Camera, CircleAlert, RotateCw, X } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '~/components/ui/button'
import { Icon } from '~/components/ui/icon'
import { IconButton } from '~/components/ui/icon_button'
import { Spinner } from '~/components/ui/spinner'
import { route } from '~/navigation/route'
import { useT } from '~/translation/use_t'
import type { Photos, SendingPhoto } from './use_photos'

interface PhotoPickerProps {
  /** Names of the photos that are there. */
  kept: string[]
  photos: Photos
  error?: string
}

/** The photos of a message as small pictures, and the button that adds one. */
export function PhotoPicker({ kept, photos, error }: PhotoPickerProps) {
  const t = useT()
  const picker = useRef<HTMLInputElement>(null)
  const { underWay, room } = photos
  return (
    <div className="stack gap-2!" role="group" aria-label={t('counselling.photos.title')}>
      <p className="font-bold">
        {t('counselling.photos.title')} <span className="opt">({t('form.optional')})</span>
      </p>
      <p className="soft small">{t('counselling.photos.hint', { max: COUNSELLING_PHOTOS_MAX })}</p>
      {(kept.length > 0 || underWay.length > 0) && (
        <ul className="question-photos">
          {kept.map((key, at) => (
            <li key={key}>
              <img
                src={route('counselling.photo', { photo: key })}
                alt={t('counselling.photos.number', { number: at + 1 })}
              />
              <IconButton
                icon={X}
                label={t('counselling.photos.remove', { number: at + 1 })}
                onClick={() => photos.remove(key)}
              />
            </li>
          ))}
          {underWay.map((photo) => (
            <Sending key={photo.key} photo={photo} photos={photos} />
          ))}
        </ul>
      )}
      <p role="status" className="sr">
        {photos.isSending ? t('counselling.photos.sending') : ''}
      </p>
      <Problems underWay={underWay} error={error} />
      <input
        ref={picker}
        className="sr"
        type="file"
        accept="image/jpeg,image/png,image/webp"
        multiple
        tabIndex={-1}
        aria-label={t('counselling.photos.add')}
        onChange={({ target }) => {
          photos.choose(target.files ?? [])
          target.value = ''
        }}
      />
      {room > 0 && (
        <Button
          kind="second"
          icon={Camera}
          className="justify-self-start"
          onClick={() => picker.current?.click()}
        >
          {t('counselling.photos.add')}
        </Button>
      )}
    </div>
  )
}

function Sending({ photo, photos }: { photo: SendingPhoto; photos: Photos }) {
  const t = useT()
  const { key, file, problem } = photo
  if (!problem) {
    return (
      <li className="sending">
        <Spinner />
      </li>
    )
  }
  return (
    <li className="sending bad">
      <IconButton
        icon={RotateCw}
        label={t('counselling.photos.again', { name: file.name })}
        onClick={() => photos.again(photo)}
      />
      <IconButton
        icon={X}
        label={t('counselling.photos.leave_out', { name: file.name })}
        onClick={() => photos.leaveOut(key)}
      />
    </li>
  )
}

function Problems({ underWay, error }: { underWay: SendingPhoto[]; error?: string }) {
  const problems = underWay.flatMap(({ file, problem }) =>
    problem ? [`${file.name}: ${problem}`] : []
  )
  const all = [...(error ? [error] : []), ...problems]
  return all.map((text) => (
    <p key={text} className="question-problem" role="alert">
      <Icon of={CircleAlert} />
      <span>{text}</span>
    </p>
  ))
}
