import { useEffect } from 'react'
import { useEditor } from './editor_context'

/** Steps back and forward by Ctrl or Cmd with Z; in a text with an editor of its own that one answers. */
export function UndoKeys() {
  const { store, saver, isReadOnly } = useEditor()
  useEffect(() => {
    if (isReadOnly) return
    const listen = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase()
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return
      if (key === 's') {
        event.preventDefault()
        void saver.saveNow()
      }
      if (key !== 'z' && key !== 'y') return
      if (event.target instanceof HTMLElement && event.target.isContentEditable) return
      event.preventDefault()
      if (key === 'y' || event.shiftKey) store.forward()
      else store.back()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [store, saver, isReadOnly])
  return null
}
