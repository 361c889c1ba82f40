import type { Transaction } from '#app/transaction'

/** Whether readers see a medium there: now, later, not yet, or not any more. */
export type UseState = 'live' | 'scheduled' | 'draft' | 'old'

/** A place that shows a medium, as staff read it. */
export interface MediumUse {
  mediaId: number
  /** The resource of the back-office that the place belongs to. */
  owner: string
  ownerId: number
  titleHu: string
  titleEn: string
  place: string
  state: UseState
}

/** A medium by what others know of it. */
export interface KnownMedium {
  id: number
  name: string
}

/** A part of the shop that shows media of the library. */
export interface MediaOwner {
  usesOf: (media: KnownMedium[], trx?: Transaction) => Promise<MediumUse[]>
  /** A picture has other files from now on; for those that keep its name. */
  renamed?: (trx: Transaction, from: string, to: string) => Promise<void>
}

const owners: MediaOwner[] = []

/** Adds a part of the shop that shows media; called once at start by its module. */
export function registerMediaOwner(owner: MediaOwner): void {
  owners.push(owner)
}

/** Where these media are shown, by their ids. */
export async function usesOf(
  media: KnownMedium[],
  trx?: Transaction
): Promise<Map<number, MediumUse[]>> {
  const found = new Map<number, MediumUse[]>(media.map(({ id }) => [id, []]))
  if (!media.length) return found
  for (const owner of owners) {
    for (const use of await owner.usesOf(media, trx)) found.get(use.mediaId)?.push(use)
  }
  return found
}

/** Tells all who keep the name of a picture that it has another one. */
export async function tellRenamed(trx: Transaction, from: string, to: string): Promise<void> {
  for (const owner of owners) await owner.renamed?.(trx, from, to)
}

/** Uses of pictures by rows that keep their name. */
export function usesByName(
  media: KnownMedium[],
  rows: ({ picture: string | null } & Omit<MediumUse, 'mediaId' | 'place'>)[]
): MediumUse[] {
  const ids = new Map(media.map(({ name, id }) => [name, id]))
  return rows.flatMap(({ picture, ...use }) => {
    const mediaId = picture === null ? undefined : ids.get(picture)
    return mediaId === undefined ? [] : [{ ...use, mediaId, place: 'picture' }]
  })
}
