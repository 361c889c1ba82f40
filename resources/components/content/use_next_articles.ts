import { router, usePage } from '@inertiajs/react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTakenOver } from '~/hooks/use_taken_over'
import type { ListedArticle } from './article_grid'

/** The next page is asked for so far before the end of the list is seen. @source requirements U-21 */
const AHEAD = '350px'

/** A page of articles as the server sends it. */
export type ArticlePage = { data: ListedArticle[]; current_page: number; last_page: number }

/**
 * The articles of a list from the page that was opened on; the following ones are added when the end comes near, and are there
 * again after Back. Without scripts, or where a page does not come, the link to it stays.
 *
 * @param hrefOf the address of a page
 */
export function useNextArticles(first: ArticlePage, hrefOf: (page: number) => string) {
  const { component, version } = usePage()
  const end = useRef<HTMLDivElement>(null)
  const [added, setAdded] = useAdded(`articles ${hrefOf(first.current_page)}`)
  const last = added.at(-1) ?? first
  const next = last.current_page < last.last_page ? last.current_page + 1 : null

  useEffect(() => {
    if (next === null || !end.current) return
    const leaving = new AbortController()
    const watcher = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return
        watcher.disconnect()
        read(hrefOf(next), { component, version, signal: leaving.signal }).then(
          (page) => setAdded((before) => [...before, page]),
          // The link to the page stands there still.
          () => {}
        )
      },
      { rootMargin: `0px 0px ${AHEAD}` }
    )
    watcher.observe(end.current)
    return () => {
      watcher.disconnect()
      leaving.abort()
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the addresses of a list never change
  }, [next])

  return { articles: [first, ...added].flatMap(({ data }) => data), next, end }
}

/**
 * The pages that were added, kept with the entry of the history. What the server drew knows none of them: it ends before the place of
 * whoever comes back, and is gone to that place once they are there.
 */
function useAdded(key: string) {
  const isTakenOver = useTakenOver()
  const kept = () => router.restore(key) as ArticlePage[] | undefined
  const [added, setAdded] = useState<ArticlePage[]>(() => (isTakenOver && kept()) || [])
  const [place] = useState(notedPlace)
  const isComingBack = useRef(false)
  useEffect(() => {
    const before = kept()
    if (added.length > 0) router.remember(added, key)
    else if (before?.length) {
      isComingBack.current = true
      setAdded(before)
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key of a list never changes
  }, [added])
  useLayoutEffect(() => {
    if (!isComingBack.current) return
    isComingBack.current = false
    window.scrollTo({ top: place, behavior: 'instant' })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- where somebody was does not change
  }, [added])
  return [added, setAdded] as const
}

/** Where the entry of the history was left, in px from the top. */
const notedPlace = (): number =>
  typeof window === 'undefined' ? 0 : (window.history.state?.documentScrollPosition?.top ?? 0)

interface Reading {
  component: string
  version: string | null
  signal: AbortSignal
}

async function read(href: string, { component, version, signal }: Reading): Promise<ArticlePage> {
  const headers = {
    'X-Inertia': 'true',
    'X-Inertia-Version': version ?? '',
    'X-Inertia-Partial-Component': component,
    'X-Inertia-Partial-Data': 'articles',
  }
  const answer = await fetch(href, { headers, signal })
  if (!answer.ok) throw new Error(`The next page answered ${answer.status}`)
  const { props } = await answer.json()
  return props.articles
}
