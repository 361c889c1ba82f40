import { COUNSELLING_PHOTOS_MAX, COUNSELLING_TEXT_MAX } from '@rules/counselling'
import { useEffect, useRef } from 'react'
import type { Data } from '@generated/data'
import { required } from '~/forms/rules'
import { useShopForm } from '~/forms/use_shop_form'
import { forgetText, keepText, keptText } from '~/hooks/browser_store'
import { randomKey } from '~/hooks/random_key'
import { useShared } from '~/hooks/use_shared'

/** What a member is writing. */
export interface MessageData {
  /** Empty where the message belongs to a question that has its topic. */
  topic: string
  product_id: string
  text: string
  /** Names of the photos that were sent for it. */
  photos: string[]
  /** One for one content: the same message sent twice is one. */
  idempotency_key: string
}

const EMPTY: MessageData = { topic: '', product_id: '', text: '', photos: [], idempotency_key: '' }

/**
 * The form of a message. What is typed stays in this browser until it is sent, through errors, reloads and ended
 * sessions; a logout forgets it.
 *
 * @param about `new`, or the number of the question that is replied to
 */
export function useMessageForm(about: 'new' | number) {
  const memberId = useShared().security.user?.id
  const name = `counselling:${memberId}:${about}`
  const rules = { text: [required], ...(about === 'new' && { topic: [required] }) }
  const form = useShopForm(EMPTY, {
    rules,
    errorValues: { text: { max: COUNSELLING_TEXT_MAX }, photos: { max: COUNSELLING_PHOTOS_MAX } },
  })
  const restored = useRef<string>(undefined)
  const { data, setData, setField } = form

  // The server has drawn the form empty; what this browser knows follows.
  useEffect(() => {
    if (restored.current === name) return
    restored.current = name
    const kept = fitting(keptText(name))
    if (kept) setData(kept)
  }, [name, setData])

  useEffect(() => {
    if (restored.current !== name) return
    if (isBegun(data)) keepText(name, JSON.stringify(data))
    else forgetText(name)
  }, [name, data])

  function change<Field extends keyof MessageData>(field: Field, value: MessageData[Field]) {
    setField(field, value)
    setField('idempotency_key', randomKey())
  }

  // Photos arrive one after the other, each between two drawings.
  const photos = useRef(data.photos)
  useEffect(() => {
    photos.current = data.photos
  }, [data.photos])
  const changePhotos = (next: string[]) => {
    photos.current = next
    change('photos', next)
  }

  /** What was sent is kept no longer; a session that ended leads to the login, and nothing was sent. */
  function forgetSent({ props }: { props: Data.SharedProps }) {
    if (!props.security.user) return
    setData(EMPTY)
    forgetText(name)
  }

  return {
    ...form,
    change,
    forgetSent,
    addPhoto: (key: string) => changePhotos([...photos.current, key]),
    removePhoto: (key: string) => changePhotos(photos.current.filter((one) => one !== key)),
  }
}

/** What {@link useMessageForm} answers. */
export type MessageForm = ReturnType<typeof useMessageForm>

function isBegun({ topic, product_id, text, photos }: MessageData): boolean {
  return [topic, product_id, text].some(Boolean) || photos.length > 0
}

/** A draft as it was kept; what somebody changed by hand in the browser's store is left out. */
function fitting(kept: string | undefined): MessageData | undefined {
  try {
    const found = JSON.parse(kept ?? 'null') as Partial<MessageData> | null
    if (!found) return undefined
    const texts = (['topic', 'product_id', 'text'] as const).map((field) => [
      field,
      typeof found[field] === 'string' ? found[field] : '',
    ])
    const photos = Array.isArray(found.photos) ? found.photos.filter(isText) : []
    const key = isText(found.idempotency_key) ? found.idempotency_key : randomKey()
    return { ...EMPTY, ...Object.fromEntries(texts), photos, idempotency_key: key }
  } catch {
    return undefined
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}
