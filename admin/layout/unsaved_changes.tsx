import { useEffect } from 'react'
import { Confirm, useBlocker } from 'react-admin'
import { useFormState, type Control } from 'react-hook-form'

/** What a form says of itself. */
interface UnsavedChangesProps {
  formControl?: Control
}

/**
 * Asks before what was typed into a form and not saved is lost: within the back-office by a question of its own,
 * where the window is closed by that of the browser. A save leads on by itself.
 */
export function UnsavedChanges({ formControl }: UnsavedChangesProps) {
  const { dirtyFields, isSubmitting } = useFormState({ control: formControl })
  const isUnsaved = Object.keys(dirtyFields).length > 0 && !isSubmitting
  const { state, proceed, reset } = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved && currentLocation.pathname !== nextLocation.pathname
  )
  // Whoever deletes the record leaves a form that is emptied a moment later.
  const isMoot = state === 'blocked' && !isUnsaved
  useEffect(() => {
    if (isMoot) proceed?.()
  }, [isMoot, proceed])
  useEffect(() => {
    if (!isUnsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnsaved])
  return (
    <Confirm
      isOpen={state === 'blocked' && isUnsaved}
      title="unsaved.title"
      content="ra.message.unsaved_changes"
      confirm="unsaved.leave"
      cancel="unsaved.stay"
      onConfirm={() => proceed?.()}
      onClose={() => reset?.()}
    />
  )
}
