import { useEffect, useRef } from 'react'
import { router } from '@inertiajs/react'

/**
 * The entry of the history that stands for what is open over the page, so that Back closes it and
 * leaves the page as it is. One entry, however many dialogs lie above each other; it copies the
 * page's own, and what is encrypted there stays so.
 */
interface Entry {
  href: string
  /** What the page's own entry is to hold when this one is gone. */
  state: unknown
  stopWatching: () => void
}

/** The page's own changes reach its entry within this many ms of a press that closes something. */
const WRITTEN_MS = 60

/** What is open, the topmost last, with what closes each. */
const open: (() => void)[] = []
let entry: Entry | undefined
/** A visit that will take the entry's place. */
let isLeaving = false
/** What the page's own entry is to hold once the browser has gone back to it. */
let returning: { href: string; state: unknown } | undefined

/**
 * To be called before the pages listen: of what listens to the window the first comes first, and
 * what only closes a dialog is none of theirs.
 */
export function letBackClose(): void {
  window.addEventListener('popstate', (event) => {
    if (returning) arrive(event, returning)
    else if (entry) goBack(event, entry)
  })
}

/**
 * While something is open over the page the browser's Back closes it.
 *
 * @param isOpen false also for what has an address of its own, or may only be left by a button
 */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => {
    if (!isOpen) return
    const own = () => latest.current()
    open.push(own)
    settleSoon()
    return () => {
      open.splice(open.indexOf(own), 1)
      settleSoon(WRITTEN_MS)
    }
  }, [isOpen])
}

/** One dialog often follows another; only what is open afterwards counts. */
function settleSoon(afterMs = 0) {
  setTimeout(settle, afterMs)
}

function settle() {
  if (isLeaving || returning) return
  if (entry && window.location.href !== entry.href) forget()
  if (open.length > 0 && !entry) push()
  if (open.length === 0 && entry) takeBack(entry)
}

function push() {
  const { href } = window.location
  const { state } = window.history
  window.history.pushState(state, '', href)
  entry = { href, state, stopWatching: watchVisits() }
}

function forget() {
  entry?.stopWatching()
  entry = undefined
}

/** Pages further away are none of ours; the one beneath is on the screen already. */
function goBack(event: PopStateEvent, left: Entry) {
  forget()
  if (window.location.href !== left.href) return
  event.stopImmediatePropagation()
  window.history.replaceState(left.state, '', left.href)
  open.at(-1)?.()
  settleSoon()
}

/** Closed by a button: the entry goes without the page noticing. */
function takeBack({ href }: Entry) {
  returning = { href, state: window.history.state }
  forget()
  window.history.back()
}

function arrive(event: PopStateEvent, { href, state }: { href: string; state: unknown }) {
  returning = undefined
  event.stopImmediatePropagation()
  window.history.replaceState(state, '', href)
  settleSoon()
}

/** A page that is followed to takes the entry's place; one that is read anew is kept for below. */
function watchVisits(): () => void {
  const stopBefore = router.on('before', ({ detail: { visit } }) => {
    if (visit.async || visit.prefetch) return
    visit.replace = true
  })
  const stopStart = router.on('start', ({ detail: { visit } }) => {
    if (!visit.async && !visit.prefetch) isLeaving = true
  })
  const stopFinish = router.on('finish', ({ detail: { visit } }) => {
    if (entry && window.location.href === entry.href) entry.state = window.history.state
    if (visit.async || visit.prefetch) return
    isLeaving = false
    settleSoon()
  })
  return () => {
    stopBefore()
    stopStart()
    stopFinish()
  }
}
