import type { Entry } from '@blocks/entries'
import { useMemo, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useEditor } from '../editor/editor_context'
import { entriesIn, movedEntry } from './entries'

/** What can be done to an entry, by its key. */
export interface EntryActs {
  add: (entry: Entry) => void
  change: (key: string, changed: Record<string, unknown>) => void
  /** To a place counted from 0. */
  move: (key: string, to: number) => void
  /** One place up (-1) or down (1). */
  step: (key: string, by: number) => void
  remove: (key: string) => void
}

/** Changes of the entries, and what is told of the last one to those who do not see it. */
export function useEntryActs(): EntryActs & { told: string } {
  const { store } = useEditor()
  const translate = useTranslate()
  const [told, setTold] = useState('')
  const acts = useMemo(() => {
    const now = () => entriesIn(store.work.fields)
    const write = (entries: readonly Entry[]) => store.setField('entries', entries)
    const move = (key: string, to: number) => {
      const entries = movedEntry(now(), key, to)
      if (entries === now()) return setTold(translate('content.told.stays'))
      write(entries)
      const { title_hu: block } = entries[to]
      setTold(translate('content.told.place', { block, place: to + 1, of: entries.length }))
    }
    return {
      add: (entry: Entry) => write([...now(), entry]),
      change: (key: string, changed: Record<string, unknown>) =>
        write(now().map((one) => (one.key === key ? { ...one, ...changed } : one))),
      move,
      step: (key: string, by: number) => move(key, now().findIndex((one) => one.key === key) + by),
      remove: (key: string) => {
        const { title_hu: block } = now().find((one) => one.key === key)!
        write(now().filter((one) => one.key !== key))
        setTold(translate('content.told.removed', { block }))
      },
    }
  }, [store, translate])
  return { ...acts, told }
}
