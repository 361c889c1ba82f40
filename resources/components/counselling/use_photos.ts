import { COUNSELLING_PHOTOS_MAX } from '@rules/counselling'
import { useState } from 'react'
import { randomKey } from '~/hooks/random_key'
import { crossSiteToken } from '~/navigation/cross_site_token'
import { JsonError } from '~/navigation/json'
import { leadToLogin } from '~/navigation/lead_to_login'
import { putPicture } from '~/navigation/put_picture'
import { route } from '~/navigation/route'
import { smallerPicture } from '~/scan_disputes/smaller_picture'
import { useErrorText, useT } from '~/translation/use_t'
import type { MessageForm } from './use_message_form'

/** A photo on its way. */
export interface SendingPhoto {
  key: string
  file: File
  /** Why it did not get there; it can be sent again. */
  problem?: string
}

/** The photos of a message: each is sent when it is chosen, so that the message need not wait for them. */
export function usePhotos(form: MessageForm) {
  const t = useT()
  const errorText = useErrorText()
  const [underWay, setUnderWay] = useState<SendingPhoto[]>([])
  const room = COUNSELLING_PHOTOS_MAX - form.data.photos.length - underWay.length

  async function send(photo: SendingPhoto) {
    const { key, file } = photo
    const without = (photos: SendingPhoto[]) => photos.filter((one) => one.key !== key)
    setUnderWay((photos) => [...without(photos), { key, file }])
    try {
      await putPicture(route('counselling.photo', { photo: key }), await smallerPicture(file))
      form.addPhoto(key)
      setUnderWay(without)
    } catch (error) {
      if (!(error instanceof JsonError)) throw error
      leadToLogin(error)
      const [first] = error.errors
      const problem = first
        ? errorText(first.rule, first.field, first.meta)
        : t('counselling.photos.failed')
      setUnderWay((photos) => [...without(photos), { key, file, problem }])
    }
  }

  return {
    underWay,
    /** How many more there may be. */
    room,
    isSending: underWay.some(({ problem }) => !problem),
    choose: (files: Iterable<File>) => {
      const chosen = [...files].slice(0, room)
      for (const file of chosen) void send({ key: randomKey(), file })
    },
    again: (photo: SendingPhoto) => void send(photo),
    leaveOut: (key: string) => setUnderWay((photos) => photos.filter((one) => one.key !== key)),
    /** Taken out of the message at once; the server forgets it by itself where it does not hear of it. */
    remove: (key: string) => {
      form.removePhoto(key)
      void forget(key)
    },
  }
}

async function forget(photo: string) {
  const headers = { 'Accept': 'application/json', 'X-XSRF-TOKEN': crossSiteToken() }
  try {
    await fetch(route('counselling.photo', { photo }), { method: 'DELETE', headers })
  } catch (error) {
    console.warn('The photo will be forgotten later', error)
  }
}

/** What {@link usePhotos} answers. */
export type Photos = ReturnType<typeof usePhotos>
