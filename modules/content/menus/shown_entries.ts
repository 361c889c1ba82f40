import { clock } from '#app/clock'
import { hrefOf } from '#content/blocks/main'
import { budapestInstant } from '#content/records/budapest_instant'
import { liveAddresses } from '#content/records/queries/live_addresses'
import { livePublications } from '#content/records/queries/live_record'
import { entriesOf, type EntriesKind, type Entry } from '../blocks/shared/entries.js'

/** An entry that readers see now, with the address it leads to. */
export interface ShownEntry extends Entry {
  href: string
}

/** The place of the shop that has nothing to show before the first article. */
const KNOWLEDGE_BASE = 'article-categories'

/** The entries of the live menu and footer that are shown at this instant, in order. */
export async function shownEntries(): Promise<Record<EntriesKind, ShownEntry[]>> {
  const live = await livePublications().whereIn('kind', ['menu', 'footer']).preload('version')
  const now = clock.now()
  const entries = (kind: EntriesKind) =>
    live
      .filter((one) => one.kind === kind)
      .flatMap(({ version }) => entriesOf(version.body))
      .filter((entry) => isShown(entry, now))
  const [menu, footer] = [entries('menu'), entries('footer')]
  const keys = [...menu, ...footer].flatMap(({ link }) => (link?.to === 'record' ? link.key : []))
  const addresses = await liveAddresses(keys)
  const hasArticles = Boolean(await livePublications().where('kind', 'article').first())
  // An entry hides while what it leads to is not there: a link into nothing is worse than none.
  const reachable = (entry: Entry): ShownEntry[] => {
    const { link } = entry
    const waits = link?.to === 'route' && link.name === KNOWLEDGE_BASE && !hasArticles
    const href = link && !waits ? hrefOf(link, addresses) : null
    return href ? [{ ...entry, href }] : []
  }
  return { menu: menu.flatMap(reachable), footer: footer.flatMap(reachable) }
}

function isShown({ is_shown, from, until }: Entry, now: number): boolean {
  const begins = from ? budapestInstant(from) : null
  const ends = until ? budapestInstant(until) : null
  return is_shown && (begins === null || begins <= now) && (ends === null || ends > now)
}
