import { useEffect } from 'react'
import { Confirm, useBlocker } from 'react-admin'
import { useFormState, type Control } from 'react-hook-form'

/** What a form says of itself. */
interface UnsavedChangesProps {
  formControl?: Control
}

/** Asks before what was typed into the form of a page and not saved is lost. A save leads on by itself. */
export function UnsavedChanges({ formControl }: UnsavedChangesProps) {
  const { dirtyFields, isSubmitting } = useFormState({ control: formControl })
  return <AskWhenLeaving isUnsaved={Object.keys(dirtyFields).length > 0 && !isSubmitting} />
}

/**
 * Asks before a page with something unsaved is left: within the back-office by a question of its own, where the
 * window is closed by that of the browser.
 */
export function AskWhenLeaving({ isUnsaved }: { isUnsaved: boolean }) {
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
    <UnsavedQuestion
      isOpen={state === 'blocked' && isUnsaved}
      onLeave={() => proceed?.()}
      onStay={() => reset?.()}
    />
  )
}

interface UnsavedQuestionProps {
  isOpen: boolean
  onLeave: () => void
  onStay: () => void
}

/** The question itself, in the same words for pages and dialogs. */
export function UnsavedQuestion({ isOpen, onLeave, onStay }: UnsavedQuestionProps) {
  return (
    <Confirm
      isOpen={isOpen}
      title="unsaved.title"
      content="ra.message.unsaved_changes"
      confirm="unsaved.leave"
      cancel="unsaved.stay"
      onConfirm={onLeave}
      onClose={onStay}
    />
  )
}
