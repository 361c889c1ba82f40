import ContentSlug from '../models/content_slug.js'

/** Records that have an address of their own, by where its last part stands. */
const BEFORE: Record<string, string> = { article: '/tudasbazis/', page: '/' }

/** Where records are read; an answer stands in the list of all of them. */
export async function addressesOf(
  records: { recordId: number; kind: string }[]
): Promise<Map<number, string>> {
  const ids = records.map(({ recordId }) => recordId)
  const slugs = await ContentSlug.query().whereIn('recordId', ids).where('isCurrent', 1)
  const slugOf = new Map(slugs.map(({ recordId, slug }) => [recordId, slug]))
  const addresses = new Map<number, string>()
  for (const { recordId, kind } of records) {
    const slug = slugOf.get(recordId)
    if (kind === 'faq') addresses.set(recordId, `/gyik#question-${recordId}`)
    else if (kind === 'home') addresses.set(recordId, '/')
    else if (slug && BEFORE[kind]) addresses.set(recordId, `${BEFORE[kind]}${slug}`)
  }
  return addresses
}
