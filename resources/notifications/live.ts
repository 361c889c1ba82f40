import { randomKey } from '~/hooks/random_key'
import { getJson, JsonError } from '~/navigation/json'
import { route } from '~/navigation/route'
import { EventStream } from './event_stream'
import { hearFromNowOn, hearNoMore } from './first_hearing'
import { knownUnreadCount } from './known_count'
import { tellInToasts } from './news_toasts'
import type { NotificationNews, NotificationPage } from './notification'
import { notifications, readUnreadCount } from './notifications'
import { endAskedAt, onEndAsked } from './session_end'
import { StreamShare, type ShareGround } from './stream_share'
import { tellUnreadCount } from './unread_count'

/** What the tab that leads tells the others. */
type Said =
  | { kind: 'news'; news: NotificationNews }
  /** What was read after the stream was opened. */
  | { kind: 'fresh'; count: number; first: NotificationPage | null }
  /** To a tab that has just come. */
  | { kind: 'count'; count: number }

/** After a logout that did not succeed the stream comes back, in ms. */
const RETURN_MS = 10_000

/** Keeps the notifications of this tab true, and tells what is new. Answers how to stop. */
export function startNotifications(memberId: number, count: number): () => void {
  const live = keptLive(memberId, count)
  const stopToasts = tellInToasts(memberId)
  return () => {
    live.stop()
    stopToasts()
    notifications.forget()
  }
}

/** Takes part as long as the page is there: one that is put away, or is being logged out of, holds nothing. */
function keptLive(memberId: number, count: number) {
  let part: Part | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  function leave() {
    clearTimeout(timer)
    part?.leave()
    part = undefined
  }
  function come() {
    clearTimeout(timer)
    part ??= new Part(memberId, count, () => pause())
  }
  function pause(ms = RETURN_MS) {
    leave()
    timer = setTimeout(come, ms)
  }
  const comeBack = ({ persisted }: PageTransitionEvent) => persisted && come()
  const stopWatching = onEndAsked(() => {
    part?.tellEnd()
    pause()
  })
  window.addEventListener('pagehide', leave)
  window.addEventListener('pageshow', comeBack)
  const restMs = endAskedAt() + RETURN_MS - performance.now()
  if (restMs > 0) pause(restMs)
  else come()
  return {
    stop() {
      leave()
      stopWatching()
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('pageshow', comeBack)
    },
  }
}

/** This tab's part in the one stream of the browser. */
class Part {
  #share: StreamShare<Said> | undefined
  #stopLeading: (() => void) | undefined
  #hears = false
  #isOpen = false
  #isOver = false

  constructor(
    readonly memberId: number,
    readonly firstCount: number,
    end: () => void
  ) {
    const ground = groundOfBrowser()
    const lead = () => this.#lead()
    // Without them each tab has its own.
    if (!ground) {
      this.#stopLeading = lead()
      return
    }
    const answer = (): Said | null => (this.#isOpen ? { kind: 'count', count: this.#count } : null)
    const hear = (said: Said) => this.#hear(said)
    this.#share = new StreamShare(
      `mesterpont-stream:${memberId}`,
      { lead, answer, hear, end },
      ground
    )
    document.addEventListener('visibilitychange', this.#share.look)
  }

  tellEnd() {
    this.#share?.tellEnd()
  }

  leave() {
    this.#isOver = true
    if (this.#share) document.removeEventListener('visibilitychange', this.#share.look)
    this.#share?.leave()
    this.#stopLeading?.()
    hearNoMore()
  }

  get #count() {
    return knownUnreadCount() ?? this.firstCount
  }

  #lead(): () => void {
    const stream = new EventStream<NotificationNews>(`users/${this.memberId}/notifications`, {
      onOpen: () => void this.#readAll(),
      onLost: (isRefused) => {
        this.#isOpen = false
        if (isRefused) void this.#askWhetherLoggedIn()
      },
      onNews: (news) => {
        this.#take(news)
        this.#share?.tell({ kind: 'news', news })
      },
      onRefused: () => this.leave(),
    })
    return () => {
      this.#isOpen = false
      stream.close()
    }
  }

  /** What was said while nobody listened is in the table; how many are unread comes with the list, which leaves the page as it is. */
  async #readAll() {
    const isStale = this.#beginToHear()
    await (isStale ? notifications.refresh() : notifications.load())
    if (notifications.sight().phase === 'failed') await readUnreadCount()
    if (this.#isOver) return
    this.#isOpen = true
    this.#share?.tell({ kind: 'fresh', count: this.#count, first: notifications.first() })
  }

  #hear(said: Said) {
    const isNew = said.kind === 'fresh' || !this.#hears
    const isStale = this.#beginToHear() && isNew
    if (said.kind === 'news') this.#take(said.news)
    else tellUnreadCount(said.count)
    if (said.kind === 'fresh' && said.first) notifications.take(said.first)
    else if (isStale) void notifications.refresh()
    else if (said.kind !== 'news' && said.count > 0) void notifications.load()
  }

  /** Answers whether something of the list was asked for before: what happened since may be missing there. */
  #beginToHear(): boolean {
    this.#hears = true
    const isBegun = notifications.isBegun
    hearFromNowOn()
    return isBegun
  }

  #take(news: NotificationNews) {
    tellUnreadCount(news.count, news.at)
    notifications.hear(news)
  }

  /** A stream that is refused says nothing of why. */
  async #askWhetherLoggedIn() {
    const error = await getJson(route('notifications.list', { page: 1, per_page: 1 })).catch(
      (reason: unknown) => reason
    )
    if (error instanceof JsonError && error.codeOf() === 'unauthorized') this.leave()
  }
}

function groundOfBrowser(): ShareGround | undefined {
  if (!('locks' in navigator) || !('BroadcastChannel' in window)) return undefined
  return {
    id: randomKey(),
    locks: navigator.locks,
    open: (name) => new BroadcastChannel(name),
    isSeen: () => document.visibilityState === 'visible',
  }
}
