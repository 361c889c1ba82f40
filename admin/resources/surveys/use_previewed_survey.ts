import { useCallback, useMemo } from 'react'
import { useFormContext } from 'react-hook-form'
import type { Previewed } from '../content/preview/rendered'
import type { Piece } from './builder/pieces'

interface OpenCard {
  open: string | null
  onOpen: (id: string) => void
}

/** The survey in the form around, for the preview beside it: the page as a member finds it before answering. */
export function usePreviewedSurvey({ open, onOpen }: OpenCard): Previewed {
  const { getValues, subscribe } = useFormContext()
  const shown = useMemo(
    (): Pick<Previewed, 'readers' | 'written' | 'subscribe'> => ({
      readers: ['member'],
      written: () => {
        const { title_hu, title_en, points, content } = getValues()
        return { kind: 'survey', recordId: null, body: { title_hu, title_en, points, content } }
      },
      subscribe: (changed) => subscribe({ formState: { values: true }, callback: changed }),
    }),
    [getValues, subscribe]
  )
  const choose = useCallback(
    (id: string) => {
      const pieces: Piece[] = getValues('content') ?? []
      const at = pieces.findIndex((piece) => piece.id === id)
      if (at < 0) return false
      onOpen(id)
      requestAnimationFrame(() => showCard(at))
      return true
    },
    [getValues, onOpen]
  )
  return { ...shown, open, choose }
}

function showCard(at: number): void {
  const card = document.querySelector(`li[data-place="${at}"]`)
  card?.scrollIntoView({ block: 'center' })
  card?.querySelector<HTMLElement>('[data-handle]')?.focus({ preventScroll: true })
}
