import { NOTHING, withNews, withPage, type Listed } from './listed'
import { PER_PAGE, type NotificationNews, type NotificationPage } from './notification'

/** So many pages are read again after a lost connection; older ones come again when somebody scrolls there. */
const REFRESHED_PAGES_MAX = 5

/** How the list reaches the server. */
export interface ListSource {
  /** Done once nothing that happens is missed any more. */
  ready(): Promise<unknown>
  /** @param asOf the first id that was seen; null for page 1 */
  read(page: number, asOf: number | null): Promise<NotificationPage>
}

/** What is drawn. */
export interface ListSight extends Listed {
  /** Nothing was asked for yet, something is on its way, it is there, or the last page could not be had. */
  phase: 'unread' | 'loading' | 'ready' | 'failed'
}

/** The notifications of this tab: drawer, page and toasts show the same ones. */
export class NotificationList {
  #sight: ListSight = { ...NOTHING, phase: 'unread' }
  #listeners = new Set<() => void>()
  /** What happened since a page was asked for: its answer may not know of it. */
  #since: NotificationNews[] = []
  #queue: Promise<unknown> = Promise.resolve()
  /** Whose list it is: answers to the one before are not shown. */
  #era = 0
  #isReading = false
  /** The last page could not be had, and nothing came since. */
  #hasFailed = false

  constructor(readonly source: ListSource) {}

  sight = (): ListSight => this.#sight

  /** Whether something of it is here, is under way, or could not be had. */
  get isBegun(): boolean {
    return this.#sight.pages > 0 || this.#isReading || this.#hasFailed
  }

  /** Calls back after each change; the answer ends it. */
  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Reads page 1, once. @source requirements N-05 */
  load = (): Promise<void> =>
    this.#inTurn(
      () => this.#sight.pages === 0,
      () => this.#next()
    )

  /** Reads the next page. */
  more = (): Promise<void> =>
    this.#inTurn(
      () => this.#sight.hasMore || this.#sight.pages === 0,
      () => this.#next()
    )

  /** Reads again what is here, because something may have been missed, or what could not be had. */
  refresh = (): Promise<void> =>
    this.#inTurn(
      () => this.#sight.pages > 0 || this.#hasFailed,
      () => this.#again()
    )

  /** Page 1 as it is now, for another tab; null where it was not read. */
  first(): NotificationPage | null {
    const { rows, pages, hasMore } = this.#sight
    if (pages === 0) return null
    const total = hasMore || rows.length > PER_PAGE ? PER_PAGE + 1 : rows.length
    return { data: rows.slice(0, PER_PAGE), current_page: 1, total }
  }

  /** Takes page 1 that another tab has just read. */
  take(first: NotificationPage): void {
    // What was asked for before would come after it.
    if (this.#sight.pages > 1 || this.#isReading) return void this.refresh()
    this.#hasFailed = false
    this.#show({ ...withPage(NOTHING, first), phase: 'ready' })
  }

  /** Shows what happened. */
  hear(news: NotificationNews): void {
    this.#since.push(news)
    this.#show({ ...this.#sight, ...withNews(this.#sight, news) })
  }

  /** Another member, or nobody, is here. */
  forget(): void {
    this.#era++
    this.#hasFailed = false
    this.#show({ ...NOTHING, phase: 'unread' })
  }

  /** One request after the other; who asks for what is there meanwhile asks for nothing. */
  #inTurn(isWanted: () => boolean, read: () => Promise<Listed>): Promise<void> {
    const turn = this.#queue.then(async () => {
      const era = this.#era
      if (!isWanted()) return
      this.#show({ ...this.#sight, phase: 'loading' })
      await this.source.ready()
      // Another tab may have told it meanwhile.
      if (!isWanted()) return
      this.#since = []
      this.#isReading = true
      try {
        const listed = await read()
        if (era !== this.#era) return
        this.#hasFailed = false
        this.#show({ ...this.#since.reduce(withNews, listed), phase: 'ready' })
      } catch (error) {
        // The list says so where it is; nobody is disturbed elsewhere. @source requirements N-16
        console.error('Notifications could not be loaded', error)
        if (era !== this.#era) return
        this.#hasFailed = true
        this.#show({ ...this.#sight, phase: 'failed' })
      } finally {
        this.#isReading = false
      }
    })
    this.#queue = turn
    return turn
  }

  async #next(): Promise<Listed> {
    const before = this.#sight
    return withPage(before, await this.source.read(before.pages + 1, before.asOf))
  }

  async #again(): Promise<Listed> {
    const pages = Math.min(this.#sight.pages, REFRESHED_PAGES_MAX)
    let listed = NOTHING
    do listed = withPage(listed, await this.source.read(listed.pages + 1, listed.asOf))
    while (listed.pages < pages && listed.hasMore)
    return listed
  }

  #show(sight: ListSight) {
    this.#sight = sight
    for (const listener of this.#listeners) listener()
  }
}
