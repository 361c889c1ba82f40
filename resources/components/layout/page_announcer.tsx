import { router } from '@inertiajs/react'
import { useEffect, useState } from 'react'

/** The document's title is set a moment after the page; it is read out after this many ms. */
const TITLE_SETTLES_MS = 150
/** Who reads there is not led away; a toast is a dialog by its role alone. */
const OVER_THE_PAGE = '[role="dialog"]:not(.toast)'

/**
 * After a visit puts the focus on the new page's heading and reads its title out. What the server
 * answers under the same address is a new page too where it has another heading: a placed order.
 */
export function PageAnnouncer() {
  const [title, setTitle] = useState('')
  useEffect(() => {
    let shown = { path: window.location.pathname, heading: headingOfPage() }
    let timer: ReturnType<typeof setTimeout> | undefined
    const arrive = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        // What has come over the page has an address of its own, and the page below is the same when it goes: then the focus is back
        // where it was opened.
        if (document.querySelector(OVER_THE_PAGE)) return setTitle(document.title)
        const { path, heading } = shown
        shown = { path: window.location.pathname, heading: headingOfPage() }
        if (path === shown.path && heading === shown.heading) return
        focusHeading()
        setTitle(document.title)
      }, TITLE_SETTLES_MS)
    }
    const stopNavigate = router.on('navigate', arrive)
    const stopFinish = router.on('finish', arrive)
    return () => {
      clearTimeout(timer)
      stopNavigate()
      stopFinish()
    }
  }, [])
  return (
    <p className="sr" role="status">
      {title}
    </p>
  )
}

function headingOfPage() {
  return document.querySelector<HTMLElement>('main h1')
}

function focusHeading() {
  const heading = headingOfPage() ?? document.querySelector('main')
  if (!heading) return
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
