import { router } from '@inertiajs/react'
import { useEffect, useState } from 'react'

/** The document's title is set a moment after the page; it is read out after this many ms. */
const TITLE_SETTLES_MS = 150

/** After a visit puts the focus on the new page's heading and reads its title out. */
export function PageAnnouncer() {
  const [title, setTitle] = useState('')
  useEffect(() => {
    let shown = window.location.pathname
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = router.on('navigate', ({ detail }) => {
      const path = new URL(detail.page.url, window.location.href).pathname
      if (path === shown) return
      shown = path
      clearTimeout(timer)
      timer = setTimeout(() => {
        if (!document.querySelector('[role="dialog"]')) focusHeading()
        setTitle(document.title)
      }, TITLE_SETTLES_MS)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [])
  return (
    <p className="sr" role="status">
      {title}
    </p>
  )
}

function focusHeading() {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main')
  if (!heading) return
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
